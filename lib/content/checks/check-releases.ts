import { existsSync } from 'node:fs'
import path from 'node:path'
import { RELEASES_FOLDER, readReleases } from '../releases/read-releases'
import type { ReleaseNotes } from '../releases/schema'

/**
 * Reads the release notes and returns what is wrong with them.
 * @param routes every route of the site: what `see` names must be there
 */
export function checkReleaseFiles(root: string, routes: ReadonlySet<string>): string[] {
  if (!existsSync(path.join(root, RELEASES_FOLDER))) return []
  try {
    return missingRoutes(readReleases(root), routes)
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')
  }
}

function missingRoutes(notes: ReleaseNotes, routes: ReadonlySet<string>): string[] {
  const { releases, knownIssues, beforeUpgrading } = notes
  const { notices, licensing, documents } = beforeUpgrading
  const places: { place: string; see?: readonly string[] | undefined }[] = [
    ...releases.flatMap(({ version, entries }) =>
      entries.map(({ id, see }) => ({
        place: `${version}.yaml: release ${version}, entry ${id}`,
        see,
      })),
    ),
    ...knownIssues.entries.map(({ id, see }) => ({ place: `known-issues.yaml: entry ${id}`, see })),
    ...[...notices, licensing].map(({ id, see }) => ({
      place: `before-upgrading.yaml: notice ${id}`,
      see,
    })),
    ...documents.map(({ topic, see }) => ({
      place: `before-upgrading.yaml: document ${topic}`,
      see,
    })),
  ]
  return places.flatMap(({ place, see = [] }) =>
    see
      .filter((route) => !routes.has(route))
      .map(
        (route) =>
          `${RELEASES_FOLDER}/${place}, see: found "${route}", expected the route of a page`,
      ),
  )
}
