// Builds a copy of the project below another base path and runs the tests for it; out/ of this folder stays as it is.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reportFailure } from '../lib/process/report-failure'
import { runTypeScript } from '../lib/process/run-command'

const BASE_PATH = '/help'
const SUITE = 'base-path'
const PORT = '4174'

/** Copies what git tracks or would track; packages are linked, for they are never written. */
function copyProject(folder: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  const isCopied = (name: string) => !['', 'node_modules'].includes(name) && existsSync(name)
  for (const file of files.filter(isCopied)) cpSync(file, path.join(folder, file))
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction')
}

async function testBasePath(): Promise<void> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'base-path-'))
  copyProject(folder)
  const env = { ...process.env, SITE_BASE_PATH: BASE_PATH, E2E_SUITE: SUITE, E2E_PORT: PORT }
  for (const script of ['scripts/build.ts', 'scripts/test-e2e.ts']) {
    const status = await runTypeScript(script, [], { cwd: folder, env })
    if (status !== 0) throw new Error(`${script} failed below ${BASE_PATH}. The copy is ${folder}.`)
  }
  rmSync(folder, { recursive: true })
}

await testBasePath().catch(reportFailure)
