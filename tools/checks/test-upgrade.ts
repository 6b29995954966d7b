import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { inCopy } from '../machine/project-copy'
import { runCommand } from '../machine/run-command'

type Versions = Readonly<Record<string, string>>
const versions = z.record(z.string(), z.string())
const manifestSchema = z.object({ dependencies: versions, devDependencies: versions }).passthrough()

/** ARCHITECTURE.md claims it. */
const OLDEST_NEXT = '16.2.0'
const SCRIPTS = ['build -- --strict', 'check', 'test:build'] as const

/**
 * Builds and tests copies of the project with other packages: the newest minor versions of all, and the oldest Next.
 * @throws with what broke and the versions it broke with
 */
export async function testUpgrade(): Promise<void> {
  const broken = [
    ...(await testWith('newest minor versions', newestMinors)),
    ...(await testWith(`Next ${OLDEST_NEXT}`, oldestNext)),
  ]
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

/** A range that has every later version with the same first number; `npm:typescript@7.0.2` too. */
export function newestMinors(wanted: Versions): Versions {
  const caret = ([name, version]: [string, string]) => [
    name,
    version.replace(/(?<=^|@)(?=\d)/, '^'),
  ]
  return Object.fromEntries(Object.entries(wanted).map(caret))
}

function oldestNext(wanted: Versions): Versions {
  const isNext = (name: string) => name === 'next' || name === '@next/env'
  const pin = ([name, version]: [string, string]) => [name, isNext(name) ? OLDEST_NEXT : version]
  return Object.fromEntries(Object.entries(wanted).map(pin))
}

async function testWith(title: string, change: (wanted: Versions) => Versions): Promise<string[]> {
  const broken: string[] = []
  await inCopy('upgrade', async (folder) => {
    // A link to the packages of this project, which stay as they are.
    rmSync(path.join(folder, 'node_modules'))
    const file = path.join(folder, 'package.json')
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const dependencies = change(manifest.dependencies)
    const devDependencies = change(manifest.devDependencies)
    const changedManifest = { ...manifest, dependencies, devDependencies }
    writeFileSync(file, `${JSON.stringify(changedManifest, null, 2)}\n`)
    if (change === newestMinors) rmSync(path.join(folder, 'package-lock.json'))
    const npm = (line: string) => runCommand('npm', line.split(' '), { cwd: folder })
    if ((await npm('install --no-save')) !== 0) {
      broken.push(`${title}: npm install failed`)
      return
    }
    const names = Object.keys({ ...dependencies, ...devDependencies })
    const changed = names.map((name) => changeOf(folder, name)).filter((text) => text !== '')
    console.log(`With ${title}: ${changed.join(', ') || 'nothing else'}`)
    for (const script of SCRIPTS)
      if ((await npm(`run ${script}`)) !== 0)
        broken.push(`${title}: npm run ${script} failed with ${changed.join(', ')}`)
  })
  return broken
}

/** `next 16.4.6 → 16.5.0`, or nothing. */
function changeOf(folder: string, name: string): string {
  const [before, after] = ['.', folder].map((root) => {
    const file = path.join(root, 'node_modules', name, 'package.json')
    if (!existsSync(file)) return 'none'
    return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
  })
  return before === after ? '' : `${name} ${before} → ${after}`
}
