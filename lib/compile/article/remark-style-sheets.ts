import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

declare module 'vfile' {
  interface DataMap {
    /** Names of the style sheets in `styles/pages/` that the page links. */
    styleSheets: readonly string[]
  }
}

/** The style sheets that only pages with certain components need, each after those that it builds on. */
const STYLE_SHEETS: Readonly<Record<string, readonly string[]>> = {
  ApiMethod: ['api-reference'],
  ApiMethods: ['api-reference', 'method-index', 'table-filter'],
  ApiPart: ['api-reference'],
  ApiType: ['api-reference'],
  ChildCards: ['cards'],
  Diagram: ['diagrams'],
  EventAttributes: ['api-reference'],
  EventBuilder: ['api-reference', 'event-builder'],
  Expect: ['steps'],
  Ports: ['table-filter'],
  ReleaseNotes: ['release-notes'],
  Specification: ['specification', 'table-filter'],
  Steps: ['steps'],
  Tabs: ['os-tabs'],
  Troubleshooting: ['table-filter'],
  TutorialIndex: ['cards'],
  Values: ['values'],
  Window: ['diagrams', 'windows'],
}

/** Notes which style sheets the components of a page need, always in the same order. */
export function remarkStyleSheets() {
  return (tree: Root, file: VFile): void => {
    const names = new Set<string>()
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const name = isWindow(node) ? 'Window' : node.name
      if (name === null || !Object.hasOwn(STYLE_SHEETS, name)) return
      for (const sheet of STYLE_SHEETS[name] ?? []) names.add(sheet)
    })
    file.data.styleSheets = [...names].sort()
  }
}

/** A diagram that is a window of the product. */
function isWindow({ name, attributes }: MdxJsxFlowElement): boolean {
  return (
    name === 'Diagram' && attributes.some(({ value }) => String(value ?? '').startsWith('windows/'))
  )
}
