import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Work = (folder: string) => void | Promise<void>

/**
 * Copies the project to a new folder, and passes the folder to a callback. The copy has all files that Git does not
 * ignore, and a link to node_modules. If the callback throws, the copy stays for inspection.
 * @param name prefix of the folder's name
 */
export async function inCopy(name: string, work: Work): Promise<void> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  const isCopied = (file: string) => !['', 'node_modules'].includes(file) && existsSync(file)
  for (const file of files.filter(isCopied)) cpSync(file, path.join(folder, file))
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction')
  console.log(`Copied the project to ${folder}`)
  await work(folder)
  rmSync(folder, { recursive: true })
}
