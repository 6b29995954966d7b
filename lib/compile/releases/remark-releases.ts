import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { labelsOf } from '../../content/pages/page-map'
import { type ReleaseNotes, readReleases } from '../../content/releases/read-releases'
import { releaseAnchor } from '../../content/releases/versions'
import {
  component,
  componentError,
  type PlacedComponent,
  replaceComponents,
  textAttributes,
} from '../nodes/components'
import { heading, paragraph } from '../nodes/nodes'
import { entryGroups, releaseBody, type TitleOf } from './entry-list'

/**
 * Puts the releases and known issues from `data/ftc-releases` above the content of `<ReleaseNotes>`, because readers
 * come for the newest release. Moves the rest of the page into `<ReleaseNotes>`, so that the filter covers everything
 * from the newest release to the end of the page.
 */
export const remarkReleases = replaceComponents(new Map([['ReleaseNotes', releaseNotes]]))

async function releaseNotes(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, siblings, file, context } = placed
  const { oldest } = textAttributes(node, file, ['oldest'])
  if (oldest === undefined)
    throw componentError(
      node,
      file,
      'no oldest="…"',
      'oldest="…" with the version before the oldest release',
    )
  const titleOf = labelsOf((await context.pageMap()).pages)
  const after = siblings.splice(siblings.indexOf(node) + 1)
  const blocks = releaseBlocks(readReleases(context.root), titleOf)
  const sections = inSections([...blocks, ...node.children, ...after], 2)
  return [component('ReleaseNotes', { oldest }, sections)]
}

function releaseBlocks({ releases, knownIssues }: ReleaseNotes, titleOf: TitleOf): RootContent[] {
  return [
    heading(2, 'Releases', 'releases'),
    ...releases.flatMap((release) => [
      heading(3, `Release ${release.version}`, releaseAnchor(release.version)),
      ...releaseBody(release, titleOf),
    ]),
    heading(2, 'Known issues and limits', 'known-issues'),
    paragraph(inlineMarkdown(knownIssues.intro)),
    ...entryGroups(knownIssues.entries, null, titleOf),
  ]
}

function inSections(blocks: readonly RootContent[], depth: number): RootContent[] {
  const isStart = (block?: RootContent) => block?.type === 'heading' && block.depth === depth
  const starts = [...blocks.keys()].filter((index) => isStart(blocks[index]))
  const sections = starts.map((start, index) =>
    component('ReleaseSection', {}, [
      ...blocks.slice(start, start + 1),
      ...inSections(blocks.slice(start + 1, starts[index + 1]), depth + 1),
    ]),
  )
  return [...blocks.slice(0, starts[0]), ...sections]
}
