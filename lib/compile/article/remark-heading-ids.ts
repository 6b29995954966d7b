import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const WRITTEN_ID = /\[#([^\]]+)\]$/

/** Notes the id that a heading is written with: Nextra changes one that the page has already, see `rehypeHeadings`. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const id = WRITTEN_ID.exec(textOf(heading).trimEnd())?.[1]
      if (id === undefined) return
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, dataWrittenId: id },
      }
    })
  }
}
