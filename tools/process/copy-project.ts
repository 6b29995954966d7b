import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Copies what git tracks or would track into a new folder; packages are linked, for they are never written.
 * @param name start of the folder's name
 * @returns the folder
 */
export function copyProject(name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0')
  const isCopied = (file: string) => !['', 'node_modules'].includes(file) && existsSync(file)
  for (const file of files.filter(isCopied)) cpSync(file, path.join(folder, file))
  symlinkSync(realpathSync('node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}
