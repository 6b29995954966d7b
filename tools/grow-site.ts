import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const TUTORIALS = 'pages/docs/FTC/Tutorials'
const COPIES = 45
/** Leaves room for the number of the copy in a description of at most 160 characters. */
const DESCRIPTION_LENGTH = 110

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
      const text = numbered(moved, set)
      const copy = shape === 'nested' ? name : name.replace('.mdx', `_V${set}.mdx`)
      // The index of tutorials lists each page by its tags, and so the index of each set.
      const tags = name === 'index.mdx' ? 'tags: [workflow]\nupdated:' : 'updated:'
      writeFileSync(path.join(target, copy), text.replace(/^updated:/m, tags))
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
