// Builds a copy of the project twice: the same bytes must come out (G17), also without git and network, in another time
// zone and language (G18). Then changes a page, and tests what a reader sees whose tab is older than the site.
import { appendFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/content/list-files'
import { copyProject } from '../tools/process/copy-project'
import { reportFailure } from '../tools/process/report-failure'
import { runCommand, runTypeScript } from '../tools/process/run-command'

const CHANGED_PAGE = 'pages/docs/Stream/API/Event_Description.mdx'
const PORT = '4178'
const BUILD = [process.execPath, '--import', 'tsx', 'scripts/build.ts'] as const
/** Runs a command without network, where Linux lets this user do so. */
const WITHOUT_NETWORK = ['unshare', '--map-root-user', '--net'] as const

async function testRelease(): Promise<void> {
  const folder = copyProject('release')
  const first = path.join(folder, 'first')
  const out = path.join(folder, 'out')
  await buildElsewhere(folder)
  renameSync(out, first)
  rmSync(path.join(folder, '.next'), { recursive: true })
  await build(folder)
  compare(first, out)

  appendFileSync(path.join(folder, CHANGED_PAGE), '\nAdded in the second build.\n')
  await build(folder)
  const SECOND_BUILD = out
  const env = { ...process.env, SECOND_BUILD, E2E_SUITE: 'release', E2E_PORT: PORT }
  if ((await runTypeScript('scripts/test-e2e.ts', process.argv.slice(2), { env })) !== 0)
    throw new Error(`The tests failed. The second build is ${SECOND_BUILD}.`)
  rmSync(folder, { recursive: true })
}

async function build(folder: string): Promise<void> {
  if ((await runTypeScript('scripts/build.ts', [], { cwd: folder })) !== 0)
    throw new Error(`The build failed in ${folder}.`)
}

/** Builds as another machine would: its time zone, its language, no network. */
async function buildElsewhere(folder: string): Promise<void> {
  const [unshare, ...options] = WITHOUT_NETWORK
  const canUnshare = (await runCommand(unshare, [...options, 'true'], { output: 'ignore' })) === 0
  if (!canUnshare) console.warn('G18: the build is NOT TESTED without network: unshare fails here.')
  const [program, ...args] = canUnshare ? [...WITHOUT_NETWORK, ...BUILD] : BUILD
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' }
  if ((await runCommand(program, args, { cwd: folder, env })) !== 0)
    throw new Error(`G18: the build failed in ${folder}.`)
}

/** @throws with every file that differs */
function compare(first: string, second: string): void {
  const files = new Set([...listFiles(first), ...listFiles(second)])
  const read = (folder: string, file: string) => {
    try {
      return readFileSync(path.join(folder, file))
    } catch {
      return null
    }
  }
  const different = [...files].filter((file) => {
    const [one, other] = [read(first, file), read(second, file)]
    return one === null || other === null || !one.equals(other)
  })
  if (different.length > 0)
    throw new Error(`G17: these files differ in ${second}:\n${different.sort().join('\n')}`)
  console.log(`G17, G18: ${files.size} files are the same, in another time zone and language too.`)
}

await testRelease().catch(reportFailure)
