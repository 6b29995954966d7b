// Builds a copy of the project below another base path and runs the tests for it; out/ of this folder stays as it is.
import { rmSync } from 'node:fs'
import { copyProject } from '../lib/process/copy-project'
import { reportFailure } from '../lib/process/report-failure'
import { runTypeScript } from '../lib/process/run-command'

const BASE_PATH = '/help'
const SUITE = 'base-path'
const PORT = '4174'

async function testBasePath(): Promise<void> {
  const folder = copyProject('base-path')
  const env = { ...process.env, SITE_BASE_PATH: BASE_PATH, E2E_SUITE: SUITE, E2E_PORT: PORT }
  for (const script of ['scripts/build.ts', 'scripts/test-e2e.ts']) {
    const status = await runTypeScript(script, [], { cwd: folder, env })
    if (status !== 0) throw new Error(`${script} failed below ${BASE_PATH}. The copy is ${folder}.`)
  }
  rmSync(folder, { recursive: true })
}

await testBasePath().catch(reportFailure)
