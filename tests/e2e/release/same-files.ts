import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpackCommit } from '../../../tools/machine/project-copy'
import { captureCommand, runCommand, runScript } from '../../../tools/machine/run-command'

const BUILD = 'scripts/build.ts'
/** Runs a command without network, if Linux allows this user to do so. */
const WITHOUT_NETWORK = ['unshare', '--map-root-user', '--net'] as const

/**
 * Builds the last commit in three folders: a full clone, a clone of depth 1, and an archive without history. The archive
 * is built without network, with another time zone and language. The results must be identical.
 * @throws when a build fails or differs
 */
export async function testSameFiles(): Promise<void> {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'same-'))
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })
  const full = path.join(root, 'full')
  const shallow = path.join(root, 'a-longer-folder/shallow')
  const archive = path.join(root, 'archive')
  git('clone', '.', full)
  git('clone', '--depth', '1', `file://${process.cwd()}`, shallow)
  mkdirSync(archive)
  unpackCommit('HEAD', archive)
  for (const folder of [full, shallow, archive])
    cpSync('node_modules', path.join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  await runScript(BUILD, { cwd: full })
  await runScript(BUILD, { cwd: shallow })
  await buildElsewhere(archive)
  for (const folder of [shallow, archive])
    await compare(path.join(full, 'out'), path.join(folder, 'out'))
  console.log('Every clone gives the same bytes, in another time zone and language too.')
  rmSync(root, { recursive: true })
}

/** Builds with another time zone and language, without network. */
async function buildElsewhere(folder: string): Promise<void> {
  const [unshare, ...options] = WITHOUT_NETWORK
  const canUnshare = (await runCommand(unshare, [...options, 'true'], { output: 'ignore' })) === 0
  if (!canUnshare) console.warn('The build is NOT TESTED without network: unshare fails here.')
  const node = [process.execPath, '--import', 'tsx', BUILD]
  const [program = '', ...args] = canUnshare ? [...WITHOUT_NETWORK, ...node] : node
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' }
  if ((await runCommand(program, args, { cwd: folder, env })) !== 0)
    throw new Error('The build failed.')
}

/** @throws an error that lists the files that differ */
async function compare(first: string, second: string): Promise<void> {
  const diff = 'git diff --no-index --no-ext-diff --no-renames --name-status'
  const { status, output } = await captureCommand(`${diff} "${first}" "${second}"`)
  if (status !== 0) throw new Error(`These files differ:\n${output}`)
}
