import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { messageOf } from '../../lib/content/problem'
import { captureCommand, runCommand } from './run-command'

type Work = (folder: string) => Promise<void>

/**
 * Copies the project to a new folder, and passes the folder to a callback. The copy has all files that Git does not
 * ignore, and a link to node_modules.
 * @param name prefix of the folder's name
 * @throws if the callback throws; the copy then stays for inspection
 */
export function inCopy(name: string, work: Work): Promise<void> {
  const folder = newFolder(name)
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  const isCopied = (file: string) => !['', 'node_modules'].includes(file) && existsSync(file)
  for (const file of files.filter(isCopied)) cpSync(file, path.join(folder, file))
  linkPackages(folder)
  return finish(folder, work)
}

/**
 * Unpacks a commit into a new folder, and passes the folder to a callback. If the commit's lock file differs from this
 * project's, the commit's packages are installed before the callback runs.
 * @throws if git does not know the commit, if packages cannot be installed, or if the callback throws; the folder then
 * stays for inspection
 */
export async function inCommit(commit: string, work: Work): Promise<void> {
  const folder = newFolder('commit')
  unpackCommit(commit, folder)
  const { status } = await captureCommand(`git diff --quiet ${commit} -- package-lock.json`)
  if (status === 0) linkPackages(folder)
  else if ((await runCommand('npm', ['ci'], { cwd: folder })) !== 0)
    throw new Error(`The packages of commit ${commit} could not be installed. See above.`)
  await finish(folder, work)
}

export function unpackCommit(commit: string, folder: string): void {
  const input = execFileSync('git', ['archive', commit], { maxBuffer: Number.POSITIVE_INFINITY })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input })
}

function newFolder(name: string): string {
  return mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`))
}

function linkPackages(folder: string): void {
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction')
}

async function finish(folder: string, work: Work): Promise<void> {
  try {
    await work(folder)
  } catch (error) {
    const message = messageOf(error)
    throw new Error(`${message}\nThe copy is in ${folder}.`, { cause: error })
  }
  rmSync(folder, { recursive: true })
}
