import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import {
  LIFE_CYCLES_FILE,
  lifeCyclesSchema,
  UNPUBLISHED,
} from '../../content/life-cycles/life-cycles'
import { formatDate } from '../../content/pages/front-matter'
import { labelsOf } from '../../content/pages/page-map'
import { readFacts } from '../../content/yaml'
import { componentError, type PlacedComponent, textAttributes } from '../nodes/components'
import { bulletList, link, paragraph, type Row, separated, strong, table } from '../nodes/nodes'

/**
 * Replaces `<LifeCycles names="…" />` with a paragraph, or a list if there are several names, and
 * `<LifeCycles product="…" />` with a table of the versions of Kubernetes that the product's guides install.
 */
export async function lifeCycleList(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file, context } = placed
  const { names = '', product } = textAttributes(node, file, ['names', 'product'])
  const lifeCycles = readFacts(context.root, LIFE_CYCLES_FILE, lifeCyclesSchema)
  if (product !== undefined) {
    const labelOf = labelsOf((await context.pageMap()).pages)
    const rows = Object.values(lifeCycles).flatMap(({ installs, what, ends, source }): Row[] => {
      if (!installs?.release.startsWith(`${product} `)) return []
      const guides = installs.guides.map((route) => link(route, labelOf(route)))
      const end = link(source, `${what}: ${endInWords(ends)}`)
      return [{ cells: [installs.release, installs.kubernetes, separated(guides, ', '), end] }]
    })
    if (rows.length === 0)
      throw componentError(node, file, `product="${product}"`, 'a product with guides in the data')
    return [table(['Release', 'Kubernetes', 'Guide', 'Supported until'], rows)]
  }
  const chosen = names.split(',').map((name) => name.trim())
  const points = chosen.map((name) => {
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
  return points.length === 1 ? points.map((point) => paragraph(point)) : [bulletList(points)]
}

/** In words, such as `March 14, 2026`, `March 2026`, or `not published`. */
function endInWords(ends: string): string {
  if (ends === UNPUBLISHED) return ends
  const isMonth = ends.split('-').length === 2
  return isMonth ? formatDate(`${ends}-01`).replace(' 1,', '') : formatDate(ends)
}
