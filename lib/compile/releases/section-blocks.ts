import type { Heading, RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { printRange, RELEASE_ATTRIBUTES } from '../../content/releases/contract'
import type { BeforeUpgrading, Notice, Section } from '../../content/releases/schema'
import { bulletList, heading, numberedList, paragraph, strong, table } from '../nodes/nodes'
import { seeLinks } from './entry-list'

type TitleOf = (route: string) => string
type Depth = Extract<Heading['depth'], 2 | 3>

export function noticeBlocks(
  { id, title, text, details, see = [], applies = {} }: Notice,
  depth: Depth,
  titleOf: TitleOf,
): RootContent[] {
  return [
    heading(depth, title, id, { [RELEASE_ATTRIBUTES.range]: printRange(applies) }),
    paragraph(inlineMarkdown(text), seeLinks(see, titleOf)),
    ...factList(details),
  ]
}

export function sectionBlocks(
  { id, title, text, steps, details }: Section,
  depth: Depth,
): RootContent[] {
  return [
    heading(depth, title, id),
    paragraph(inlineMarkdown(text)),
    ...(steps === undefined ? [] : [numberedList(steps.map(inlineMarkdown))]),
    ...factList(details),
  ]
}

export function requirementBlocks({ requirements }: BeforeUpgrading): RootContent[] {
  const rows = requirements.rows.map(({ name, minimum = '–', recommended = '–' }) => ({
    cells: [name, inlineMarkdown(minimum), inlineMarkdown(recommended)],
  }))
  return [
    heading(2, 'System requirements', 'system-requirements'),
    table(['Part', 'Minimum', 'Recommended'], rows),
    paragraph(inlineMarkdown(requirements.note)),
    ...sectionBlocks(requirements.processorGroups, 3),
  ]
}

export function documentList({ documents }: BeforeUpgrading, titleOf: TitleOf): RootContent {
  return bulletList(
    documents.map(({ topic, text, see = [] }) => [
      strong(topic),
      ': ',
      inlineMarkdown(text),
      seeLinks(see, titleOf),
    ]),
  )
}

function factList(facts: readonly string[] = []): RootContent[] {
  return facts.length === 0 ? [] : [bulletList(facts.map(inlineMarkdown))]
}
