import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

type Runtime = {
  readonly label: string
  readonly language: string
  readonly file: string
  readonly command: readonly string[]
  /** Stands for the reader's edit between two code blocks; empty if a sample is one program that pauses itself. */
  readonly pause: string
}

const [dotnetMajor] = (spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout ?? '').split(
  '.',
)
const PROJECT = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType>
<TargetFramework>net${dotnetMajor}.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings>
<Nullable>enable</Nullable></PropertyGroup></Project>`

const RUNTIMES: readonly Runtime[] = [
  {
    label: 'curl',
    language: 'bash',
    file: 'sample.sh',
    command: ['bash'],
    pause: "echo 'press Enter'; read -r answer",
  },
  {
    label: 'PowerShell',
    language: 'powershell',
    file: 'sample.ps1',
    command: ['pwsh', '-NoProfile', '-File'],
    pause: 'Read-Host "press Enter"',
  },
  { label: 'Python', language: 'python', file: 'sample.py', command: ['python3'], pause: '' },
  {
    label: 'JavaScript',
    language: 'javascript',
    file: 'sample.mjs',
    command: [process.execPath],
    pause: '',
  },
  {
    label: 'C#',
    language: 'csharp',
    file: 'Program.cs',
    command: ['dotnet', 'run', '--'],
    pause: '',
  },
]

export const FOUND_RUNTIMES = RUNTIMES.filter(({ command: [program = ''] }) => {
  const isFound = spawnSync(program, ['--version']).status === 0
  if (!isFound) console.warn(`${program} is not on this machine: its samples are not run.`)
  return isFound
})

export type Run = { readonly code: number | null; readonly output: string }

/**
 * Runs a sample. When it pauses for the reader, `edit` runs the reader's step.
 * @returns exit code and all output
 */
export function runSample(
  { label, file, command }: Runtime,
  text: string,
  folder: string,
  edit: () => void,
): Promise<Run> {
  writeFileSync(path.join(folder, file), `${text}\n`)
  if (label === 'C#') writeFileSync(path.join(folder, 'sample.csproj'), PROJECT)
  const [program = '', ...options] = command
  const child = spawn(program, [...options, file], { cwd: folder })
  let output = ''
  let isEdited = false
  const handleData = (data: Buffer) => {
    output += data
    if (isEdited || !output.includes('press Enter')) return
    isEdited = true
    edit()
    child.stdin.end('\n')
  }
  child.stdout.on('data', handleData)
  child.stderr.on('data', handleData)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
