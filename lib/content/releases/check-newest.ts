import { existsSync } from 'node:fs'
import path from 'node:path'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import type { Problem } from '../problem'
import { readText } from '../project-files'
import { RELEASES_FOLDER, readReleases } from './read-releases'

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
