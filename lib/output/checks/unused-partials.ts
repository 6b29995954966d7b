import path from 'node:path'
import type { Problem } from '../../content/problem'
import { filesBelow, readText } from '../../content/project-files'

/** How pages take in the files of a folder, those of its subfolders named first. */
const USES = [
  ['partials/diagrams/', '<Diagram name="'],
  ['partials/', '<Partial file="'],
] as const

/** Partials and diagrams that nothing uses. */
export function unusedPartials(root: string): Problem[] {
  const files = ['pages', 'partials'].flatMap((one) => filesBelow(root, one))
  const all = files.map((file) => readText(path.join(root, file))).join('\n')
  return files.flatMap((file): Problem[] => {
    const [folder, tag] = USES.find(([start]) => file.startsWith(start)) ?? []
    if (folder === undefined) return []
    const use = `${tag}${file.slice(folder.length).replace(/\.\w+$/, '')}"`
    if (all.includes(use)) return []
    const finding = { found: 'no page that uses it', expected: `${use} />` }
    return [
      { severity: 'warning', file, field: 'partial', ...finding, advice: 'use it or delete it' },
    ]
  })
}
