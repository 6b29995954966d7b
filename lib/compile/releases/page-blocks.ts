import type { Element } from 'hast'
import { h } from 'hastscript'
import { formatDate } from '../../content/pages/format-date'
import { entryAnchor, knownIssueAnchor, releaseAnchor } from '../../content/releases/anchors'
import type { Release, ReleaseNotes } from '../../content/releases/schema'
import { entryGroups } from './entry-list'
import { inlineText } from './inline-text'
import {
  type Block,
  documentList,
  noticeBlocks,
  requirementBlocks,
  sectionBlocks,
} from './section-blocks'

/** What the page needs to know of the site. */
export type PageContext = {
  /** Words of a link to a route. */
  titleOf(route: string): string
  /** Addresses of the feeds, with the words of their links. */
  readonly feeds: readonly { readonly address: string; readonly label: string }[]
}

/** The release notes as they stand on the page: what to read first, every release newest first, the known issues. */
export function releaseNotesBlocks(notes: ReleaseNotes, context: PageContext): Block[] {
  const { releases, knownIssues, beforeUpgrading } = notes
  const { titleOf } = context
  return [
    { element: introduction(notes, context) },
    { element: h('div', { 'data-release-explorer': beforeUpgrading.oldest.version }) },
    { heading: 2, id: 'read-before-upgrading', text: 'Read before upgrading' },
    ...beforeUpgrading.notices.flatMap((notice) => noticeBlocks(notice, 3, titleOf)),
    ...noticeBlocks(beforeUpgrading.licensing, 2, titleOf),
    ...requirementBlocks(beforeUpgrading),
    { heading: 2, id: 'windows-setup', text: 'Windows setup after installation' },
    ...beforeUpgrading.windowsSetup.flatMap((section) => sectionBlocks(section, 3)),
    { heading: 2, id: 'releases', text: 'Releases' },
    ...releases.flatMap((release) => releaseBlocks(release, titleOf)),
    {
      heading: 2,
      id: 'known-issues',
      text: 'Known issues and limits',
      data: { 'data-release': '' },
    },
    { element: h('p', inlineText(knownIssues.intro)) },
    ...entryGroups(knownIssues.entries, {
      anchorOf: knownIssueAnchor,
      source: 'Known issues',
      titleOf,
    }).map((element) => ({ element })),
    ...sectionBlocks(beforeUpgrading.thirdParty, 2),
    { heading: 2, id: 'further-documents', text: 'Further documents' },
    { element: documentList(beforeUpgrading, titleOf) },
  ]
}

/** The body of a release, without its heading. */
export function releaseBody(release: Release, titleOf: (route: string) => string): Element[] {
  const { version, build, buildNote, date, entries } = release
  const facts = [
    ...(date === undefined ? [] : [formatDate(date)]),
    `Build ${build}`,
    ...(buildNote === undefined ? [] : [buildNote]),
  ]
  return [
    h('p', { className: 'rb' }, facts.join('; ')),
    ...entryGroups(entries, {
      anchorOf: (id) => entryAnchor(version, id),
      source: `FTC ${version}`,
      titleOf,
    }),
  ]
}

function introduction({ beforeUpgrading }: ReleaseNotes, { feeds }: PageContext): Element {
  return h('p', [
    ...inlineText(`${beforeUpgrading.oldest.note} Subscribe to new releases: `),
    ...feeds.flatMap(({ address, label }, index) => [
      index === 0 ? '' : ' or ',
      h('a', { href: address }, label),
    ]),
    '.',
  ])
}

function releaseBlocks(release: Release, titleOf: (route: string) => string): Block[] {
  const { version } = release
  return [
    {
      heading: 3,
      id: releaseAnchor(version),
      text: `Release ${version}`,
      data: { 'data-release': version },
    },
    ...releaseBody(release, titleOf).map((element) => ({ element })),
  ]
}
