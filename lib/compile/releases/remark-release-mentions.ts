import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { routeOfFile } from '../../content/pages/routes'
import {
  RELEASES_FOLDER,
  readReleases,
  releaseNotesFiles,
} from '../../content/releases/read-releases'
import type { ReleaseNotes } from '../../content/releases/schema'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { addDependency, type BuildContext } from '../build-context'
import { relativePath } from '../content-error'
import { element, heading } from '../nodes/nodes'
import { mentionsOf } from './mentions'

/** Pages the release notes can lead to. */
const PRODUCT = '/docs/FTC/'
const LAST_HEADING = 'Related pages'

/** What was read for a build or a preview; the compile steps are made anew for each page. */
const known = new WeakMap<BuildContext, { stamp: string; notes: ReleaseNotes }>()

function readOnce(context: BuildContext, files: readonly string[]): ReleaseNotes {
  const stamp = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n')
  const reading = known.get(context)
  if (reading?.stamp === stamp) return reading.notes
  const notes = readReleases(context.root)
  known.set(context, { stamp, notes })
  return notes
}

/** Adds the section "In the release notes" to each page that entries of the release notes lead to. */
export function remarkReleaseMentions(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    const route = routeOfFile(relativePath(file))
    if (!route.startsWith(PRODUCT) || !existsSync(path.join(context.root, RELEASES_FOLDER))) return
    if (file.data.page?.frontMatter.status === 'placeholder') return
    const files = releaseNotesFiles(context.root).map((name) => path.join(context.root, name))
    addDependency(file, path.join(context.root, RELEASES_FOLDER))
    const mentions = mentionsOf(route, readOnce(context, files), RELEASE_NOTES_ROUTE)
    if (mentions.length === 0) return
    const end = tree.children.findLastIndex(
      (node) =>
        node.type === 'heading' &&
        node.children.some((child) => child.type === 'text' && child.value === LAST_HEADING),
    )
    tree.children.splice(
      end === -1 ? tree.children.length : end,
      0,
      heading(2, 'In the release notes', 'in-the-release-notes'),
      element('ul', { 'data-search': 'none' }, mentions),
    )
  }
}
