import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString as textOf } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { visit } from 'unist-util-visit'
import type { CompiledPage } from '../../compile/build-context'
import { errorIn } from '../../content/problem'

/** Character offsets in a Markdown copy. */
export type Range = readonly [start: number, end: number]

/**
 * For each anchor of a page, finds the section of the Markdown copy. An anchor that is not on a heading gets the
 * section around it. An anchor above the first heading gets the text before that heading.
 * @param file source file of the page, for the error message
 * @throws if a heading of the page is missing from the copy
 */
export function markdownSections(
  file: string,
  markdown: string,
  { sections: parts, tags }: Pick<CompiledPage, 'sections' | 'tags'>,
): Record<string, Range> {
  const headings = headingsOf(markdown)
  const sections: Record<string, Range> = {}
  let place = 0
  for (const { id, title } of parts.filter((part) => part.isHeading)) {
    const text = title ?? ''
    const words = squeeze(text)
    // In Markdown copies, the headings of steps start with a number.
    const isHeading = (found: string) => found === words || found.replace(/^\d+\. /, '') === words
    place = headings.findIndex((candidate, index) => index >= place && isHeading(candidate.text))
    const heading = headings[place]
    if (heading === undefined)
      throw errorIn(file, {
        field: 'Markdown copy',
        found: `no heading for #${id}`,
        expected: `"${text}"`,
      })
    const next = headings.find(
      (candidate, index) => index > place && candidate.depth <= heading.depth,
    )
    sections[id] = [heading.start, next?.start ?? markdown.length]
    place += 1
  }
  const first = Object.values(sections)[0]?.[0] ?? markdown.length
  let around: Range = [0, first]
  for (const id of tags.flatMap(({ attributes }) => attributes.id ?? [])) {
    around = sections[id] ?? around
    sections[id] = around
  }
  return sections
}

function headingsOf(markdown: string) {
  const headings: { text: string; depth: number; start: number }[] = []
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }
  visit(fromMarkdown(markdown, options), 'heading', (heading) => {
    const start = heading.position?.start.offset ?? 0
    headings.push({ text: squeeze(textOf(heading)), depth: heading.depth, start })
  })
  return headings
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
