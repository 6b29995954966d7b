import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs a callback in a copy of the project: all files that Git does not ignore, and a link to node_modules.
 * @param name prefix of the folder's name
 * @throws if the callback throws; the copy then stays for inspection
 */
export async function inCopy(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  const isCopied = (file: string) => !['', 'node_modules'].includes(file) && existsSync(file)
  for (const file of files.filter(isCopied)) cpSync(file, path.join(folder, file))
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction')
  try {
    await work(folder)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\nThe copy is in ${folder}.`, { cause: error })
  }
  rmSync(folder, { recursive: true })
}
