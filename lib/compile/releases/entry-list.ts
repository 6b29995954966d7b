import type { Properties } from 'hast'
import type { RootContent } from 'mdast'
import { inlineMarkdown, plainText } from '../../content/inline-markdown'
import { formatDate } from '../../content/pages/front-matter'
import {
  AREAS,
  ENTRY_TYPES,
  type Entry,
  entryAnchor,
  FLAGS,
  type Notice,
  type Release,
} from '../../content/releases/read-releases'
import {
  codeBlock,
  element,
  type HtmlNode,
  type Inline,
  inline,
  link,
  paragraph,
  phrasing,
  separated,
  strong,
  text,
} from '../nodes/nodes'

const MAX_NAME_LENGTH = 80

export type TitleOf = (route: string) => string

export function releaseBody(release: Release, titleOf: TitleOf): RootContent[] {
  const { version, build, buildNote, date, entries } = release
  const facts = [date && formatDate(date), `Build ${build}`, buildNote]
  return [
    element('p', { className: ['build'] }, [text(facts.filter(Boolean).join('; '))]),
    ...entryGroups(entries, version, titleOf),
  ]
}

/** @param version null for known issues */
export function entryGroups(
  entries: readonly Entry[],
  version: string | null,
  titleOf: TitleOf,
): RootContent[] {
  return AREAS.flatMap((area) => {
    const items = entries
      .filter((entry) => entry.area === area)
      .map((entry) => entryItem(entry, version, titleOf))
    if (items.length === 0) return []
    // Not an `h4`, because the build makes each heading element a section for search, with an id and a link.
    const heading = { role: 'heading', 'aria-level': version === null ? 3 : 4 }
    const name = element('p', { className: ['area'], ...heading }, [text(area)])
    return [
      element('div', { 'data-group': '', 'data-area': area }, [
        { ...name, markdown: [paragraph(strong(area))] },
        element('ul', { className: ['entries'] }, items),
      ]),
    ]
  })
}

function entryItem(entry: Entry, version: string | null, titleOf: TitleOf): HtmlNode {
  const { id, type, flags = [], breaking, details = [], limits = [], see = [] } = entry
  const { sample, tickets = [] } = entry
  const ticketLabel = `${tickets.length === 1 ? 'Ticket' : 'Tickets'} ${tickets.join(', ')}`
  const facts = [
    ...details.map(inlineMarkdown),
    ...limits.map((limit) => [strong('Limit:'), ' ', inlineMarkdown(limit)]),
  ]
  const source = version === null ? 'Known issues' : `FTC ${version}`
  const properties = {
    id: entryAnchor(version, id),
    'data-type': type,
    'data-search': 'record',
    'data-search-name': searchName(`${source}: ${plainText(entry.text).replace(/\.$/, '')}`),
  }
  return element('li', properties, [
    ...phrasing([
      inline('b', {}, ENTRY_TYPES[type]),
      ' ',
      inlineMarkdown(entry.text),
      flags.map((flag): Inline => [' ', inline('i', { className: ['badge'] }, FLAGS[flag])]),
      seeAlso(see, titleOf),
      tickets.length > 0 && [' ', inline('small', {}, ticketLabel)],
    ]),
    ...(breaking === undefined
      ? []
      : [paragraph(strong('Before you upgrade:'), ' ', inlineMarkdown(breaking))]),
    ...listOf(facts),
    ...(sample === undefined ? [] : [codeBlock('xml', sample)]),
  ])
}

function seeAlso(routes: readonly string[], titleOf: TitleOf): Inline {
  const links = routes.map((route) => link(route, titleOf(route)))
  return links.length > 0 && [' See ', separated(links, ', '), '.']
}

function listOf(facts: readonly Inline[]): HtmlNode[] {
  const items = facts.map((fact) => inline('li', {}, fact))
  return items.length === 0 ? [] : [element('ul', {}, items)]
}

/**
 * Notices, and entries that break something, which no choice hides. `version` is null for what concerns every upgrade;
 * `range` has `data-` attributes with the upgrades that include the release.
 */
export function urgentNotes(
  notices: readonly Notice[],
  entries: readonly Entry[],
  version: string | null,
  range: Properties,
  titleOf: TitleOf,
): HtmlNode[] {
  const label = inline('b', {}, version === null ? 'Always' : `FTC ${version}`)
  const titled = notices.map(({ id, title, text, details = [], see = [] }) => {
    const properties = { id, ...range, 'data-search': 'record', 'data-search-name': title }
    const words = [label, ' ', strong(`${title}.`), ' ', inlineMarkdown(text)]
    return element('li', properties, [
      ...phrasing([...words, seeAlso(see, titleOf)]),
      ...listOf(details.map(inlineMarkdown)),
    ])
  })
  const broken = entries.flatMap(({ id, breaking }) => {
    if (breaking === undefined) return []
    const anchor = entryAnchor(version, id)
    const entry = link(`#${anchor}`, version === null ? 'known issue' : 'change')
    const content = [label, ' ', inlineMarkdown(breaking), ' See the ', entry, '.']
    return [element('li', { id: `before-${anchor}`, ...range }, phrasing(content))]
  })
  return [...titled, ...broken]
}

function searchName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name
  return `${name.slice(0, MAX_NAME_LENGTH).replace(/[\s,;:(]+\S*$/, '')}…`
}
