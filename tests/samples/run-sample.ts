import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { warnUnless } from '../fixtures/not-tested'

type Runtime = {
  readonly language: string
  readonly file: string
  readonly command: readonly string[]
}

const RUNTIMES: readonly Runtime[] = [
  { language: 'bash', file: 'a.sh', command: ['bash'] },
  { language: 'powershell', file: 'a.ps1', command: ['pwsh', '-NoProfile', '-File'] },
  { language: 'python', file: 'a.py', command: ['python3'] },
  { language: 'javascript', file: 'a.mjs', command: [process.execPath] },
  { language: 'csharp', file: 'a.cs', command: ['dotnet', 'run', '--'] },
]

const [dotnet = ''] = (spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout ?? '').split(
  '.',
)
const PROJECT = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType>
<TargetFramework>net${dotnet}.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings>
<Nullable>enable</Nullable></PropertyGroup></Project>`

export const FOUND_RUNTIMES = RUNTIMES.filter(({ language, command: [program = ''] }) =>
  warnUnless(
    spawnSync(program, ['--version']).status === 0,
    `samples in ${language}, with ${program}`,
  ),
)

/** @returns exit code and all output */
export function runSample(
  { language, file, command }: Runtime,
  text: string,
  folder: string,
): Promise<{ code: number | null; output: string }> {
  writeFileSync(path.join(folder, file), `${text}\n`)
  if (language === 'csharp') writeFileSync(path.join(folder, 'sample.csproj'), PROJECT)
  const [program = '', ...options] = command
  const child = spawn(program, [...options, file], { cwd: folder })
  let output = ''
  const handleData = (data: Buffer) => {
    output += data
  }
  child.stdout.on('data', handleData)
  child.stderr.on('data', handleData)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
