import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const TUTORIALS = 'pages/docs/FTC/Tutorials'
const COPIES = 45
/** Leaves room for the number of the copy in a description of at most 160 characters. */
const DESCRIPTION_LENGTH = 110

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

/** Adds 45 copies of each tutorial: ten times as many pages. Each set has a folder, or all are in one (`flat`). */
export function growSite(root: string, shape: 'nested' | 'flat'): void {
  const folder = path.join(root, TUTORIALS)
  const isCopied = (name: string) =>
    name.endsWith('.mdx') && (shape === 'nested' || name !== 'index.mdx')
  const names = readdirSync(folder).filter(isCopied)
  for (let set = 1; set <= COPIES; set += 1) {
    const target = path.join(folder, shape === 'nested' ? `Set_${set}` : '')
    mkdirSync(target, { recursive: true })
    for (const name of names) {
      const source = readFileSync(path.join(folder, name), 'utf8')
      // A page in a folder of its own imports its components from one level above.
      const moved =
        shape === 'nested' ? source.replace(/(?<=^import .*')(?=\.\.\/)/gm, '../') : source
      const copy = shape === 'nested' ? name : name.replace('.mdx', `_V${set}.mdx`)
      // The index of tutorials lists each page by its tags, and so the index of each set.
      const tags = name === 'index.mdx' ? 'tags: [workflow]\nupdated:' : 'updated:'
      writeFileSync(path.join(target, copy), numbered(moved, set).replace(/^updated:/m, tags))
    }
  }
}

/** Titles and descriptions must be unique. */
function numbered(text: string, set: number): string {
  return text
    .replace(/^title: *["']?(.*?)["']?$/m, `title: "$1 ${set}"`)
    .replace(
      /^description: *["']?(.*?)["']?$/m,
      (_, words: string) => `description: "${words.slice(0, DESCRIPTION_LENGTH)} ${set}."`,
    )
}
