import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { inlineMarkdown } from '../../content/inline-markdown'
import { routeOfFile } from '../../content/pages/routes'
import { RELEASES_FOLDER, readReleases } from '../../content/releases/read-releases'
import type { Entry, ReleaseNotes } from '../../content/releases/schema'
import { entryAnchor, knownIssueAnchor } from '../../content/releases/versions'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import type { BuildContext } from '../build-context'
import { relativePath } from '../content-error'
import { element, type HtmlNode, heading, link, phrasing } from '../nodes/nodes'

/** Pages the release notes can lead to. */
const PRODUCT = '/docs/FTC/'
const LAST_HEADING = 'Related pages'

/** Adds the section "In the release notes" to each page that entries of the release notes lead to. */
export function remarkReleaseMentions(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    const route = routeOfFile(relativePath(file))
    if (!route.startsWith(PRODUCT) || !existsSync(path.join(context.root, RELEASES_FOLDER))) return
    if (file.data.page?.frontMatter.status === 'placeholder') return
    const mentions = mentionsOf(route, readReleases(context.root))
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

/** What the release notes say about a page: links to the entries whose `see` names it, newest first. */
function mentionsOf(route: string, { releases, knownIssues }: ReleaseNotes): HtmlNode[] {
  const isMentioned = ({ see = [] }: Entry) => see.includes(route)
  const mention = (label: string, anchor: string, text: string) =>
    element(
      'li',
      {},
      phrasing([link(`${RELEASE_NOTES_ROUTE}#${anchor}`, label), ': ', inlineMarkdown(text)]),
    )
  return [
    ...releases.flatMap(({ version, entries }) =>
      entries
        .filter(isMentioned)
        .map(({ id, text }) => mention(`FTC ${version}`, entryAnchor(version, id), text)),
    ),
    ...knownIssues.entries
      .filter(isMentioned)
      .map(({ id, type, text }) =>
        mention(type === 'note' ? 'Note on use' : 'Known issue', knownIssueAnchor(id), text),
      ),
  ]
}
