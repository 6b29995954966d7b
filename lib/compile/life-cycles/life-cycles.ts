import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import {
  endInWords,
  LIFE_CYCLES_FILE,
  readLifeCycles,
  splitNames,
} from '../../content/life-cycles/life-cycles'
import { formatDate } from '../../content/pages/front-matter'
import { componentError, type PlacedComponent, textAttributes } from '../nodes/components'
import { bulletList, link, strong } from '../nodes/nodes'

export function lifeCycleList({ node, file, context }: PlacedComponent): RootContent[] {
  const { names = '' } = textAttributes(node, file, ['names'])
  const lifeCycles = readLifeCycles(context.root)
  const points = splitNames(names).map((name) => {
    const cycle = lifeCycles.get(name)
    if (cycle === undefined)
      throw componentError(node, file, `names="${name}"`, `a name in ${LIFE_CYCLES_FILE}`)
    const { program, what, after, source, checked } = cycle
    return [
      strong(link(source, program)),
      `. ${what}: ${endInWords(cycle)}. `,
      inlineMarkdown(after),
      ` Checked ${formatDate(checked)}.`,
    ]
  })
  return [bulletList(points)]
}
