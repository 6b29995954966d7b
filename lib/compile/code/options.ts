import type { ElementContent } from 'hast'
import { h } from 'hastscript'

/** An option of a command that a browser would break after a hyphen: `--install`, `--show-error`. */
const OPTION = /(?<!\S)(-(?:-[\w-]+|\w+-[\w-]+))/

/** A line of code whose options stay in one piece when it goes on below. */
export function keepOptionsWhole(line: readonly ElementContent[]): ElementContent[] {
  return line.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: keepOptionsWhole(node.children) }]
    if (node.type !== 'text') return [node]
    return node.value
      .split(OPTION)
      .map((value, index) => (index % 2 === 0 ? { type: 'text', value } : h('span.whole', value)))
  })
}
