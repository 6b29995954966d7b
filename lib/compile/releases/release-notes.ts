import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { labelsOf } from '../../content/pages/page-map'
import {
  AREAS,
  ENTRY_TYPES,
  readReleases,
  releaseAnchor,
} from '../../content/releases/read-releases'
import { component, filterGroup, type PlacedComponent, textAttributes } from '../nodes/components'
import { heading, paragraph } from '../nodes/nodes'
import { entryGroups, releaseBody } from './entry-list'

/**
 * Replaces `<ReleaseNotes oldest="4.0" />` with the releases and known issues from `data/ftc-releases`. `oldest` is the
 * version before the oldest release; readers may be upgrading from it.
 */
export async function releaseNotes({
  node,
  file,
  context,
}: PlacedComponent): Promise<RootContent[]> {
  const { oldest } = textAttributes(node, file, ['oldest'])
  const titleOf = labelsOf((await context.pageMap()).pages)
  const { releases, knownIssues } = readReleases(context.root)
  const versions = releases.map(({ version }) => version)
  const earlier = [...versions.slice(1), ...(oldest === undefined ? [] : [oldest])]
  const groups = releases.map((release, index) =>
    filterGroup(
      [
        heading(3, `Release ${release.version}`, releaseAnchor(release.version)),
        ...releaseBody(release, titleOf),
      ],
      // An upgrade includes the release if it starts at an earlier version and does not end at one.
      {
        'data-from': earlier.slice(index).join('|'),
        'data-to': versions.slice(0, index + 1).join('|'),
      },
    ),
  )
  const known = [
    heading(2, 'Known issues and limits', 'known-issues'),
    paragraph(inlineMarkdown(knownIssues.intro)),
    ...entryGroups(knownIssues.entries, null, titleOf),
  ]
  const choices = [
    choice('from', 'Changes from', 'any', earlier),
    choice('to', 'Changes to', 'newest', versions),
    choice('type', 'Type', 'All types', Object.entries(ENTRY_TYPES)),
    choice('area', 'Area', 'All areas', AREAS),
  ]
  const form = { find: 'Filter by text', hint: 'Words or a ticket', choices, units: 'entries' }
  const content = [filterGroup([heading(2, 'Releases', 'releases'), ...groups]), filterGroup(known)]
  return [component('Filter', form, content)]
}

function choice(
  name: string,
  label: string,
  all: string,
  values: readonly (string | readonly [string, string])[],
) {
  const options = values.map((value) => (typeof value === 'string' ? [value, value] : value))
  return { name, label, options: [['', all], ...options] }
}
