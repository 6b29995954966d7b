import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problem'
import { readText } from '../project-files'
import { RELEASES_FOLDER, readReleases } from './read-releases'

const PAGE = 'pages/docs/FTC/Formats.mdx'

/** Reports each format that a release adds and that the page does not mention together with that release. */
export function checkFormats(root: string): readonly Problem[] {
  const full = path.join(root, PAGE)
  if (!existsSync(full)) return []
  const rows = readText(full).split('\n')
  const fault = (version: string, id: string, format: string): Problem[] => {
    const index = rows.findIndex((row) => row.startsWith(`| ${format}`))
    const row = rows[index]
    if (row?.includes(version)) return []
    const found = row === undefined ? `no row for ${format}` : `"${row}"`
    const expected = `${version}, as the entry ${id} of ${RELEASES_FOLDER}/${version}.yaml says`
    return [{ severity: 'error', file: PAGE, line: Math.max(index, 0) + 1, found, expected }]
  }
  return readReleases(root).releases.flatMap(({ version, entries }) =>
    entries.flatMap(({ id, reads = [], writes = [] }) =>
      [...reads, ...writes].flatMap((format) => fault(version, id, format)),
    ),
  )
}
