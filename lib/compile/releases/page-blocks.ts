import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { formatDate } from '../../content/pages/format-date'
import { entryAnchor, knownIssueAnchor, releaseAnchor } from '../../content/releases/anchors'
import { RELEASE_ATTRIBUTES, RELEASE_CLASSES } from '../../content/releases/contract'
import type { Release, ReleaseNotes } from '../../content/releases/schema'
import { element, heading, joined, link, paragraph, text } from '../nodes/nodes'
import { entryGroups } from './entry-list'
import { documentList, noticeBlocks, requirementBlocks, sectionBlocks } from './section-blocks'

export type PageContext = {
  titleOf(route: string): string
  /** Addresses of the feeds, with the words of their links. */
  readonly feeds: readonly { readonly address: string; readonly label: string }[]
}

/** The release notes as they stand on the page: what to read first, every release newest first, the known issues. */
export function releaseNotesBlocks(notes: ReleaseNotes, context: PageContext): RootContent[] {
  const { releases, knownIssues, beforeUpgrading } = notes
  const { titleOf } = context
  return [
    introduction(notes, context),
    element('div', { [RELEASE_ATTRIBUTES.explorer]: beforeUpgrading.oldest.version }, []),
    heading(2, 'Read before upgrading', 'read-before-upgrading'),
    ...beforeUpgrading.notices.flatMap((notice) => noticeBlocks(notice, 3, titleOf)),
    ...noticeBlocks(beforeUpgrading.licensing, 2, titleOf),
    ...requirementBlocks(beforeUpgrading),
    heading(2, 'Windows setup after installation', 'windows-setup'),
    ...beforeUpgrading.windowsSetup.flatMap((section) => sectionBlocks(section, 3)),
    heading(2, 'Releases', 'releases'),
    ...releases.flatMap((release) => [
      heading(3, `Release ${release.version}`, releaseAnchor(release.version), {
        [RELEASE_ATTRIBUTES.version]: release.version,
      }),
      ...releaseBody(release, titleOf),
    ]),
    heading(2, 'Known issues and limits', 'known-issues', { [RELEASE_ATTRIBUTES.version]: '' }),
    paragraph(inlineMarkdown(knownIssues.intro)),
    ...entryGroups(knownIssues.entries, {
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
    element('p', { className: [RELEASE_CLASSES.build] }, [text(facts.join('; '))]),
    ...entryGroups(entries, {
      anchorOf: (id) => entryAnchor(version, id),
      source: `FTC ${version}`,
      titleOf,
    }),
  ]
}

function introduction({ beforeUpgrading }: ReleaseNotes, { feeds }: PageContext): RootContent {
  return paragraph(
    inlineMarkdown(`${beforeUpgrading.oldest.note} Subscribe to new releases: `),
    joined(
      feeds.map(({ address, label }) => link(address, label)),
      ' or ',
    ),
    '.',
  )
}
