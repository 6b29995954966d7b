import type { RootContent } from 'mdast'
import { inlineMarkdown, plainText } from '../../content/inline-markdown'
import type { Entry } from '../../content/releases/schema'
import { AREAS, ENTRY_TYPES, type EntryType, FLAGS } from '../../content/releases/vocabulary'
import { component } from '../nodes/components'
import {
  codeBlock,
  element,
  type HtmlNode,
  type Inline,
  inline,
  joined,
  link,
  paragraph,
  phrasing,
  strong,
  text,
} from '../nodes/nodes'

const MOST_NAME_LENGTH = 80

/** Class of the label that stands before every entry. The page has hundreds of them: names are short. */
const TYPE_CLASSES = {
  new: 'n',
  improved: 'i',
  fixed: 'f',
  removed: 'r',
  note: 'o',
  'known-issue': 'k',
} as const satisfies Record<EntryType, string>

export type EntryContext = {
  /** Null for known issues. */
  readonly version: string | null
  anchorOf(id: string): string
  /** What stands before the names of entries in search, such as `5.5`. */
  readonly source: string
  titleOf(route: string): string
}

/** Entries by area: for each the name of the area and the list of what changed there. */
export function entryGroups(entries: readonly Entry[], context: EntryContext): RootContent[] {
  return AREAS.flatMap((area) => {
    const inArea = entries.filter((entry) => entry.area === area)
    if (inArea.length === 0) return []
    return [
      element('div', { className: ['rg'] }, [
        {
          ...element('p', { className: ['ra'] }, [text(area)]),
          markdown: [paragraph(strong(area))],
        },
        element(
          'ul',
          { className: ['rl'] },
          inArea.map((entry) =>
            component(
              'ReleaseEntry',
              {
                version: context.version,
                area,
                type: entry.type,
                ...(entry.breaking !== undefined && { isBreaking: true }),
              },
              [entryItem(entry, context)],
            ),
          ),
        ),
      ]),
    ]
  })
}

function entryItem(entry: Entry, context: EntryContext): HtmlNode {
  const { id, type, flags = [], breaking, details = [], limits = [], see = [] } = entry
  const { sample, tickets = [] } = entry
  const facts = [
    ...details.map(inlineMarkdown),
    ...limits.map((limit) => [inline('em', {}, 'Limit:'), text(' '), ...inlineMarkdown(limit)]),
  ]
  const properties = {
    id: context.anchorOf(id),
    'data-search': 'record',
    'data-search-name': searchName(entry.text, context.source),
  }
  return element('li', properties, [
    ...phrasing([
      inline('b', { className: [TYPE_CLASSES[type]] }, ENTRY_TYPES[type]),
      ' ',
      inlineMarkdown(entry.text),
      flags.map((flag): Inline => [' ', inline('i', { className: ['badge'] }, FLAGS[flag])]),
      seeLinks(see, context.titleOf),
    ]),
    ...(breaking === undefined
      ? []
      : [paragraph(strong('Before you upgrade:'), ' ', inlineMarkdown(breaking))]),
    ...(facts.length === 0
      ? []
      : [
          element(
            'ul',
            {},
            facts.map((fact) => element('li', {}, fact)),
          ),
        ]),
    ...(sample === undefined ? [] : [codeBlock('xml', sample)]),
    ...(tickets.length === 0 ? [] : phrasing([' ', inline('small', {}, ticketLabel(tickets))])),
  ])
}

function ticketLabel(tickets: readonly string[]): string {
  return `${tickets.length === 1 ? 'Ticket' : 'Tickets'} ${tickets.join(', ')}`
}

/** " See …, …." with links, nothing without routes. */
export function seeLinks(routes: readonly string[], titleOf: (route: string) => string): Inline {
  if (routes.length === 0) return []
  const links = routes.map((route) => link(route, titleOf(route)))
  return [' See ', joined(links, ', '), '.']
}

function searchName(words: string, source: string): string {
  const name = `${source}: ${plainText(words).replace(/\.$/, '')}`
  if (name.length <= MOST_NAME_LENGTH) return name
  return `${name.slice(0, MOST_NAME_LENGTH).replace(/[\s,;:(]+\S*$/, '')}…`
}
