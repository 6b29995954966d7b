import type { Heading, RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { formatDate } from '../../content/pages/front-matter'
import type {
  BeforeUpgrading,
  Notice,
  Release,
  ReleaseNotes,
  Section,
} from '../../content/releases/schema'
import { entryAnchor, knownIssueAnchor, releaseAnchor } from '../../content/releases/versions'
import { component } from '../nodes/components'
import {
  bulletList,
  element,
  heading,
  joined,
  link,
  numberedList,
  paragraph,
  strong,
  table,
  text,
} from '../nodes/nodes'
import { entryGroups, seeLinks } from './entry-list'

/** The release notes as they stand on the page: what to read first, every release newest first, the known issues. */
export function releaseNotesBlocks(
  { releases, knownIssues, beforeUpgrading }: ReleaseNotes,
  titleOf: TitleOf,
): RootContent[] {
  return [
    heading(2, 'Read before upgrading', 'read-before-upgrading'),
    ...beforeUpgrading.notices.flatMap((notice) => noticeBlocks(notice, 3, titleOf)),
    ...noticeBlocks(beforeUpgrading.licensing, 2, titleOf),
    ...requirementBlocks(beforeUpgrading),
    heading(2, 'Windows setup after installation', 'windows-setup'),
    ...beforeUpgrading.windowsSetup.flatMap((section) => sectionBlocks(section, 3)),
    heading(2, 'Releases', 'releases'),
    ...releases.flatMap((release) => [
      heading(3, `Release ${release.version}`, releaseAnchor(release.version)),
      ...releaseBody(release, titleOf),
    ]),
    heading(2, 'Known issues and limits', 'known-issues'),
    paragraph(inlineMarkdown(knownIssues.intro)),
    ...entryGroups(knownIssues.entries, {
      version: null,
      anchorOf: knownIssueAnchor,
      source: 'Known issues',
      titleOf,
    }),
    ...sectionBlocks(beforeUpgrading.thirdParty, 2),
    heading(2, 'Further documents', 'further-documents'),
    documentList(beforeUpgrading, titleOf),
  ]
}

/** The body of a release, without its heading. */
export function releaseBody(release: Release, titleOf: (route: string) => string): RootContent[] {
  const { version, build, buildNote, date, entries } = release
  const facts = [
    ...(date === undefined ? [] : [formatDate(date)]),
    `Build ${build}`,
    ...(buildNote === undefined ? [] : [buildNote]),
  ]
  return [
    element('p', { className: ['rb'] }, [text(facts.join('; '))]),
    ...entryGroups(entries, {
      version,
      anchorOf: (id) => entryAnchor(version, id),
      source: `FTC ${version}`,
      titleOf,
    }),
  ]
}

/** What stands above the controls: how far back the notes go, and how to follow them. */
export function releaseIntroduction(
  { beforeUpgrading }: ReleaseNotes,
  feeds: readonly { readonly url: string; readonly label: string }[],
): RootContent {
  return paragraph(
    inlineMarkdown(`${beforeUpgrading.oldest.note} Subscribe to new releases: `),
    joined(
      feeds.map(({ url, label }) => link(url, label)),
      ' or ',
    ),
    '.',
  )
}

type TitleOf = (route: string) => string
type Depth = Extract<Heading['depth'], 2 | 3>

function noticeBlocks(
  { id, title, text, details, see = [], applies = {} }: Notice,
  depth: Depth,
  titleOf: TitleOf,
): RootContent[] {
  return [
    heading(depth, title, id),
    component('ReleaseNotice', { title, applies }, [
      paragraph(inlineMarkdown(text), seeLinks(see, titleOf)),
    ]),
    ...factList(details),
  ]
}

function sectionBlocks({ id, title, text, steps, details }: Section, depth: Depth): RootContent[] {
  return [
    heading(depth, title, id),
    paragraph(inlineMarkdown(text)),
    ...(steps === undefined ? [] : [numberedList(steps.map(inlineMarkdown))]),
    ...factList(details),
  ]
}

function requirementBlocks({ requirements }: BeforeUpgrading): RootContent[] {
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

function documentList({ documents }: BeforeUpgrading, titleOf: TitleOf): RootContent {
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
