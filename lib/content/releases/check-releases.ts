import { existsSync } from 'node:fs'
import path from 'node:path'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import type { Problem } from '../problem'
import { readText } from '../project-files'
import { RELEASES_FOLDER, readReleases } from './read-releases'

const FORMATS = 'pages/docs/FTC/Formats.mdx'

/** Reports each format that a release adds and that the page does not mention together with that release. */
export function checkFormats(root: string): readonly Problem[] {
  const full = path.join(root, FORMATS)
  if (!existsSync(full)) return []
  const rows = readText(full).split('\n')
  const fault = (version: string, id: string, format: string): Problem[] => {
    const index = rows.findIndex((row) => row.startsWith(`| ${format}`))
    const row = rows[index]
    if (row?.includes(version)) return []
    const found = row === undefined ? `no row for ${format}` : `"${row}"`
    const expected = `${version}, as the entry ${id} of ${RELEASES_FOLDER}/${version}.yaml says`
    return [{ severity: 'error', file: FORMATS, line: Math.max(index, 0) + 1, found, expected }]
  }
  return readReleases(root).releases.flatMap(({ version, entries }) =>
    entries.flatMap(({ id, reads = [], writes = [] }) =>
      [...reads, ...writes].flatMap((format) => fault(version, id, format)),
    ),
  )
}

/** The rows that name the newest release, which is the first version in them. */
const PLACES: readonly (readonly [file: string, pattern: RegExp])[] = [
  ['site.config.ts', /^\s*(?:id|content): .*?\bFTC[- ](\d+(?:\.\d+)+)/i],
  ['pages/index.mdx', /\b(?:New in FTC|From) (\d+(?:\.\d+)+)/],
  [`pages${RELEASE_NOTES_ROUTE}.mdx`, /^(?:title|sidebarTitle|description): .*?(\d+(?:\.\d+)+)/],
]

/** Reports each place, such as the announcement, that names another release than the newest as the newest. */
export function checkNewest(root: string): readonly Problem[] {
  const places = PLACES.filter(([file]) => existsSync(path.join(root, file)))
  if (places.length === 0 || !existsSync(path.join(root, RELEASES_FOLDER))) return []
  const newest = readReleases(root).releases[0]?.version
  const advice = `${RELEASES_FOLDER}/${newest}.yaml is the newest release`
  return places.flatMap(([file, pattern]) =>
    readText(path.join(root, file))
      .split('\n')
      .flatMap((row, index): Problem[] => {
        const version = pattern.exec(row)?.[1]
        if (version === undefined || version === newest) return []
        const finding = { found: `version ${version}`, expected: `${newest}`, advice }
        return [{ severity: 'error', file, line: index + 1, ...finding }]
      }),
  )
}
