// Builds a changed copy of the project and tests what a reader sees whose tab is older than the site.
import { appendFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../lib/process/copy-project'
import { reportFailure } from '../lib/process/report-failure'
import { runTypeScript } from '../lib/process/run-command'

const CHANGED_PAGE = 'pages/docs/Stream/API/Event_Description.mdx'
const PORT = '4175'

async function testRelease(): Promise<void> {
  const folder = copyProject('release')
  appendFileSync(path.join(folder, CHANGED_PAGE), '\nAdded in the second build.\n')
  if ((await runTypeScript('scripts/build.ts', [], { cwd: folder })) !== 0)
    throw new Error(`The build failed in ${folder}.`)
  const SECOND_BUILD = path.join(folder, 'out')
  const env = { ...process.env, SECOND_BUILD, E2E_SUITE: 'release', E2E_PORT: PORT }
  if ((await runTypeScript('scripts/test-e2e.ts', process.argv.slice(2), { env })) !== 0)
    throw new Error(`The tests failed. The second build is ${SECOND_BUILD}.`)
  rmSync(folder, { recursive: true })
}

await testRelease().catch(reportFailure)
