import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import {
  LIFE_CYCLES_FILE,
  lifeCyclesSchema,
  UNPUBLISHED,
} from '../../content/life-cycles/life-cycles'
import { formatDate } from '../../content/pages/front-matter'
import { readFacts } from '../../content/yaml'
import { componentError, type PlacedComponent, textAttributes } from '../nodes/components'
import { bulletList, link, strong } from '../nodes/nodes'

export function lifeCycleList({ node, file, context }: PlacedComponent): RootContent[] {
  const { names = '' } = textAttributes(node, file, ['names'])
  const lifeCycles = readFacts(context.root, LIFE_CYCLES_FILE, lifeCyclesSchema)
  const points = names.split(',').map((text) => {
    const name = text.trim()
    const cycle = lifeCycles[name]
    if (cycle === undefined)
      throw componentError(node, file, `names="${name}"`, `a name in ${LIFE_CYCLES_FILE}`)
    const { program, what, ends, after, source, checked } = cycle
    return [
      strong(link(source, program)),
      '. ',
      inlineMarkdown(`${what}: ${endInWords(ends)}. ${after}`),
      ` Checked ${formatDate(checked)}.`,
    ]
  })
  return [bulletList(points)]
}

/** In words, such as `March 14, 2026`, `March 2026`, or `not published`. */
function endInWords(ends: string): string {
  if (ends === UNPUBLISHED) return ends
  const isMonth = ends.split('-').length === 2
  return isMonth ? formatDate(`${ends}-01`).replace(' 1,', '') : formatDate(ends)
}
