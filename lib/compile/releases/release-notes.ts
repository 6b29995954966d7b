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
import { element, heading, paragraph, text } from '../nodes/nodes'
import { entryGroups, releaseBody, urgentNotes } from './entry-list'

/**
 * Replaces `<ReleaseNotes oldest="4.0" />` with the releases and known issues from `data/ftc-releases`. `oldest` is the
 * version before the oldest release; readers may be upgrading from it.
 */
export async function releaseNotes(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file, context } = placed
  const { oldest } = textAttributes(node, file, ['oldest'])
  const titleOf = labelsOf((await context.pageMap()).pages)
  const { releases, knownIssues } = readReleases(context.root)
  const versions = releases.map(({ version }) => version)
  const earlier = [...versions.slice(1), ...(oldest === undefined ? [] : [oldest])]
  // An upgrade includes a release if it starts at an earlier version and does not end at one.
  const rangeOf = (index: number) => ({
    'data-from': earlier.slice(index).join('|'),
    'data-to': versions.slice(0, index + 1).join('|'),
  })
  const noticesOf = (version: string | undefined) =>
    knownIssues.notices.filter(({ since }) => since === version)
  const urgent = [
    ...releases.flatMap(({ version, entries }, index) =>
      urgentNotes(noticesOf(version), entries, version, rangeOf(index), titleOf),
    ),
    ...urgentNotes(noticesOf(undefined), knownIssues.entries, null, {}, titleOf),
  ]
  const groups = releases.map((release, index) => {
    const title = heading(3, `Release ${release.version}`, releaseAnchor(release.version))
    return filterGroup([title, ...releaseBody(release, titleOf)], rangeOf(index))
  })
  const known = [
    heading(2, 'Known issues and limits', 'known-issues'),
    paragraph(inlineMarkdown(knownIssues.intro)),
    // They name no release, so the changes of an upgrade are easier to see without them.
    element('details', { className: ['fold'], open: true, 'data-folds-with': 'from|to' }, [
      element('summary', {}, [text('Issues and notes of all releases')]),
      ...entryGroups(knownIssues.entries, null, titleOf),
    ]),
  ]
  const choices = [
    choice('from', 'Changes from', 'Any release', earlier),
    choice('to', 'Changes to', 'Newest', versions),
    choice('type', 'Type', 'All types', Object.entries(ENTRY_TYPES)),
    choice('area', 'Area', 'All areas', AREAS),
  ]
  const form = { find: 'Filter by text', hint: 'Words or a ticket', choices, units: 'changes' }
  const first = [
    heading(2, 'Read before upgrading', 'read-before-upgrading'),
    element('ul', { className: ['entries'] }, urgent),
  ]
  const content = [
    filterGroup(first, { 'data-units': 'notes before upgrading' }),
    filterGroup([heading(2, 'Releases', 'releases'), ...groups]),
    filterGroup(known, { 'data-units': 'known issues of all releases' }),
  ]
  return [component('Styles', { of: 'releases' }), component('Filter', form, content)]
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
