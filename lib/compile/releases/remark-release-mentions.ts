import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { inlineMarkdown } from '../../content/inline-markdown'
import { routeOfFile } from '../../content/pages/routes'
import {
  RELEASES_FOLDER,
  type ReleaseNotes,
  readReleases,
} from '../../content/releases/read-releases'
import { entryAnchor } from '../../content/releases/versions'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import type { BuildContext } from '../build-context'
import { relativePath } from '../content-error'
import { element, type HtmlNode, heading, link, phrasing } from '../nodes/nodes'

const LAST_HEADING = 'Related pages'

/**
 * Adds the section "In the release notes" to each page that a release note lists in `see`, except planned pages. The
 * section goes above "Related pages" or, on a page without "Related pages", at the end.
 */
export function remarkReleaseMentions(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    const route = routeOfFile(relativePath(file))
    const isPlanned = file.data.page?.frontMatter.status === 'placeholder'
    if (isPlanned || !existsSync(path.join(context.root, RELEASES_FOLDER))) return
    const mentions = mentionsOf(route, readReleases(context.root))
    if (mentions.length === 0) return
    const end = tree.children.findLastIndex(
      (node) => node.type === 'heading' && textOf(node) === LAST_HEADING,
    )
    const title = heading(2, 'In the release notes', 'in-the-release-notes')
    const list = element('ul', { 'data-search': 'none' }, mentions)
    tree.children.splice(end === -1 ? tree.children.length : end, 0, title, list)
  }
}

function mentionsOf(route: string, { releases, knownIssues }: ReleaseNotes): HtmlNode[] {
  return [...releases, { version: null, ...knownIssues }].flatMap(({ version, entries }) =>
    entries
      .filter(({ see = [] }) => see.includes(route))
      .map(({ id, type, text }) => {
        const issue = type === 'note' ? 'Note on use' : 'Known issue'
        const label = version === null ? issue : `FTC ${version}`
        const source = link(`${RELEASE_NOTES_ROUTE}#${entryAnchor(version, id)}`, label)
        return element('li', {}, phrasing([source, ': ', inlineMarkdown(text)]))
      }),
  )
}
