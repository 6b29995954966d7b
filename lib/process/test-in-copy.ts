import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTypeScript } from './run-command'

export type CopyTest = {
  /** Folder below `tests/e2e` whose specs run. */
  readonly suite: string
  /** Port the copy is served at. */
  readonly port: string
  /** Variables of the environment that its build is given. */
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Builds a copy of the project with other settings and runs the browser tests for it; out/ of this folder stays as it is.
 * @throws when the build or a test fails; the copy stays, to be looked at
 */
export async function testInCopy({ suite, port, settings }: CopyTest): Promise<void> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${suite}-`))
  copyProject(folder)
  const env = { ...process.env, ...settings, E2E_SUITE: suite, E2E_PORT: port }
  for (const script of ['scripts/build.ts', 'scripts/test-e2e.ts']) {
    const status = await runTypeScript(script, [], { cwd: folder, env })
    if (status !== 0) throw new Error(`${script} failed for ${suite}. The copy is ${folder}.`)
  }
  rmSync(folder, { recursive: true })
}

/** Copies what git tracks or would track; packages are linked, for they are never written. */
function copyProject(folder: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  const isCopied = (name: string) => !['', 'node_modules'].includes(name) && existsSync(name)
  for (const file of files.filter(isCopied)) cpSync(file, path.join(folder, file))
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction')
}
