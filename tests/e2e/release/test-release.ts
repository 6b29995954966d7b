import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inCopy } from '../../../tools/machine/project-copy'
import { captureCommand, runCommand, runScript } from '../../../tools/machine/run-command'

const CHANGED_PAGE = 'pages/docs/Stream/API/Event_Description.mdx'
const PORT = '4178'
const BUILD = 'scripts/build.ts'
/** Runs a command without network, where Linux lets this user do so. */
const WITHOUT_NETWORK = ['unshare', '--map-root-user', '--net'] as const

/**
 * Builds a copy of the project twice: the same bytes must come out (G17), also without git and network, in another time
 * zone and language (G18). Then changes a page, and tests what a reader sees whose tab is older than the site.
 * @throws when a build differs or a test fails
 */
export function testRelease(): Promise<void> {
  return inCopy('release', async (folder) => {
    const first = path.join(folder, 'first')
    const out = path.join(folder, 'out')
    await buildElsewhere(folder)
    renameSync(out, first)
    rmSync(path.join(folder, '.next'), { recursive: true })
    await runScript(BUILD, { cwd: folder })
    await compare(first, out)

    changePage(folder, 'Added in the second build.')
    await runScript(BUILD, { cwd: folder })
    const settings = { FIRST_BUILD: first, SECOND_BUILD: out, E2E_SUITE: 'release', E2E_PORT: PORT }
    await runScript('scripts/test-e2e.ts', { settings })
  })
}

/** Builds as in another country, without network. */
async function buildElsewhere(folder: string): Promise<void> {
  const [unshare, ...options] = WITHOUT_NETWORK
  const canUnshare = (await runCommand(unshare, [...options, 'true'], { output: 'ignore' })) === 0
  if (!canUnshare) console.warn('G18: the build is NOT TESTED without network: unshare fails here.')
  const node = [process.execPath, '--import', 'tsx', BUILD]
  const [program = '', ...args] = canUnshare ? [...WITHOUT_NETWORK, ...node] : node
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' }
  if ((await runCommand(program, args, { cwd: folder, env })) !== 0)
    throw new Error('G18: the build failed.')
}

/** @throws with every file that differs */
async function compare(first: string, second: string): Promise<void> {
  const diff = 'git diff --no-index --no-ext-diff --no-renames --name-status'
  const { status, output } = await captureCommand(`${diff} "${first}" "${second}"`)
  if (status !== 0) throw new Error(`G17: these files differ:\n${output}`)
  console.log('G17, G18: both builds have the same bytes, in another time zone and language too.')
}

/** Adds a sentence to a page of a copy, before its first heading, where search finds it. */
function changePage(folder: string, sentence: string): void {
  const page = path.join(folder, CHANGED_PAGE)
  writeFileSync(page, readFileSync(page, 'utf8').replace('\n## ', `\n${sentence}\n\n## `))
}
