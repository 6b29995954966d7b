import { inlineMarkdown } from '../../content/inline-markdown'
import { entryAnchor, knownIssueAnchor } from '../../content/releases/anchors'
import type { Entry, ReleaseNotes } from '../../content/releases/schema'
import { element, type HtmlNode, link, phrasing } from '../nodes/nodes'

/**
 * What the release notes say about a page: links to the entries whose `see` names it, newest first.
 * @param notesRoute route of the release notes
 */
export function mentionsOf(
  route: string,
  { releases, knownIssues }: ReleaseNotes,
  notesRoute: string,
): HtmlNode[] {
  const isMentioned = ({ see = [] }: Entry) => see.includes(route)
  const mention = (label: string, anchor: string, text: string) =>
    element(
      'li',
      {},
      phrasing([link(`${notesRoute}#${anchor}`, label), ': ', inlineMarkdown(text)]),
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
