import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Entry } from '../../content/releases/schema'
import { AREAS, ENTRY_TYPES, type EntryType, FLAGS } from '../../content/releases/vocabulary'
import { inlineText, plainText } from './inline-text'

/** Class of the label of each type: one letter, as it stands before every entry. */
const TYPE_CLASSES = {
  new: 'n',
  improved: 'i',
  fixed: 'f',
  removed: 'r',
  note: 'o',
  'known-issue': 'k',
} as const satisfies Record<EntryType, string>

const MOST_NAME_LENGTH = 80

/** What the lists of entries need to know of the site. */
export type EntryContext = {
  /** Id of an entry on the page. */
  anchorOf(id: string): string
  /** What stands before the names of entries in search, such as `5.5`. */
  readonly source: string
  /** Words of a link to a route. */
  titleOf(route: string): string
}

/** Entries by area: for each the name of the area and the list of what changed there. */
export function entryGroups(entries: readonly Entry[], context: EntryContext): Element[] {
  return AREAS.flatMap((area) => {
    const inArea = entries.filter((entry) => entry.area === area)
    if (inArea.length === 0) return []
    return [
      h('p', { className: 'ra' }, area),
      h(
        'ul',
        { className: 'rl' },
        inArea.map((entry) => entryItem(entry, context)),
      ),
    ]
  })
}

function entryItem(entry: Entry, context: EntryContext): Element {
  const { id, type, text, flags = [], breaking, details = [], sample, limits = [] } = entry
  const { see = [], tickets = [] } = entry
  const facts = [
    ...details.map((detail) => h('li', inlineText(detail))),
    ...limits.map((limit) => h('li', [h('em', 'Limit:'), ' ', ...inlineText(limit)])),
  ]
  return h(
    'li',
    {
      id: context.anchorOf(id),
      'data-search': 'record',
      'data-search-name': searchName(text, context.source),
    },
    [
      h('b', { className: TYPE_CLASSES[type] }, ENTRY_TYPES[type]),
      ' ',
      ...inlineText(text),
      ...flags.flatMap((flag) => [' ', h('i', FLAGS[flag])]),
      ...seeLinks(see, context.titleOf),
      ...(breaking === undefined
        ? []
        : [h('p', [h('strong', 'Before you upgrade:'), ' ', ...inlineText(breaking)])]),
      ...(facts.length === 0 ? [] : [h('ul', facts)]),
      ...(sample === undefined ? [] : [sampleBlock(sample)]),
      ...(tickets.length === 0 ? [] : [' ', h('small', ticketLabel(tickets))]),
    ],
  )
}

function sampleBlock(xml: string): Element {
  return h('pre', h('code', { className: 'language-xml' }, xml.trimEnd()))
}

function ticketLabel(tickets: readonly string[]): string {
  return `${tickets.length === 1 ? 'Ticket' : 'Tickets'} ${tickets.join(', ')}`
}

/** " See …, …." with links, nothing without routes. */
export function seeLinks(
  routes: readonly string[],
  titleOf: (route: string) => string,
): ElementContent[] {
  if (routes.length === 0) return []
  const links = routes.flatMap((route, index): ElementContent[] => [
    { type: 'text', value: index === 0 ? ' See ' : ', ' },
    h('a', { href: route }, titleOf(route)),
  ])
  return [...links, { type: 'text', value: '.' }]
}

function searchName(text: string, source: string): string {
  const name = `${source}: ${plainText(text).replace(/\.$/, '')}`
  if (name.length <= MOST_NAME_LENGTH) return name
  return `${name.slice(0, MOST_NAME_LENGTH).replace(/[\s,;:(]+\S*$/, '')}…`
}
