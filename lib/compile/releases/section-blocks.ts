import type { Element } from 'hast'
import { h } from 'hastscript'
import type { BeforeUpgrading, Notice, Section } from '../../content/releases/schema'
import type { UpgradeRange } from '../../content/releases/versions'
import { seeLinks } from './entry-list'
import { inlineText } from './inline-text'

/** A part of the page: a heading, which gets its place in the table of contents, or HTML. */
export type Block =
  | {
      readonly heading: 2 | 3
      readonly id: string
      readonly text: string
      readonly data?: Readonly<Record<string, string>>
    }
  | { readonly element: Element }

/** A notice with its heading, which says the upgrades it is about. */
export function noticeBlocks(
  { id, title, text, details = [], see = [], applies = {} }: Notice,
  heading: 2 | 3,
  titleOf: (route: string) => string,
): Block[] {
  return [
    { heading, id, text: title, data: { 'data-applies': rangeText(applies) } },
    { element: h('p', [...inlineText(text), ...seeLinks(see, titleOf)]) },
    ...listBlocks(details),
  ]
}

/** A range of upgrades as an attribute, such as `4.8 5.0`; a dash stands for an open end. */
function rangeText({ from = '-', to = '-' }: UpgradeRange): string {
  return `${from} ${to}`
}

/** A section with its heading, text, steps and facts. */
export function sectionBlocks(
  { id, title, text, steps, details }: Section,
  heading: 2 | 3,
): Block[] {
  return [
    { heading, id, text: title },
    { element: h('p', inlineText(text)) },
    ...(steps === undefined ? [] : [{ element: list('ol', steps) }]),
    ...listBlocks(details ?? []),
  ]
}

/** The system requirements as a table. */
export function requirementBlocks({ requirements }: BeforeUpgrading): Block[] {
  const head = ['Part', 'Minimum', 'Recommended'].map((name) => h('th', name))
  const rows = requirements.rows.map(({ name, minimum, recommended }) =>
    h('tr', [
      h('td', name),
      ...[minimum, recommended].map((value) =>
        h('td', value === undefined ? '–' : inlineText(value)),
      ),
    ]),
  )
  return [
    { heading: 2, id: 'system-requirements', text: 'System requirements' },
    { element: h('table', [h('thead', h('tr', head)), h('tbody', rows)]) },
    { element: h('p', inlineText(requirements.note)) },
    ...sectionBlocks(requirements.processorGroups, 3),
  ]
}

/** The documents that come with the packages. */
export function documentList(
  { documents }: BeforeUpgrading,
  titleOf: (route: string) => string,
): Element {
  return h(
    'ul',
    documents.map(({ topic, text, see = [] }) =>
      h('li', [h('strong', topic), ': ', ...inlineText(text), ...seeLinks(see, titleOf)]),
    ),
  )
}

function listBlocks(texts: readonly string[]): Block[] {
  return texts.length === 0 ? [] : [{ element: list('ul', texts) }]
}

function list(tagName: 'ol' | 'ul', texts: readonly string[]): Element {
  return h(
    tagName,
    texts.map((text) => h('li', inlineText(text))),
  )
}
