import type { Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { remarkStyleSheets } from './remark-style-sheets'

/** The imports of a page with these components. */
function importsOf(...names: string[]): string[] {
  const tree: Root = {
    type: 'root',
    children: names.map((name) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    })),
  }
  remarkStyleSheets()(tree, new VFile({ path: 'pages/docs/Page.mdx' }))
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []))
}

describe('the style sheets of a page', () => {
  it('are those of what it holds, once', () => {
    expect(importsOf('ApiMethod', 'ApiPart')).toEqual([
      'import "../../styles/api-reference.module.css"',
    ])
    expect(importsOf('ReleaseNotes', 'Specification', 'Troubleshooting')).toHaveLength(3)
  })

  it('come in one order, so that pages with the same ones share a file', () => {
    expect(importsOf('Diagram', 'Steps', 'Ports')).toEqual(importsOf('Ports', 'Steps', 'Diagram'))
  })

  it('are the same for all guides', () => {
    expect(importsOf('Values', 'Window')).toEqual(importsOf('Steps', 'Values', 'Tabs'))
  })

  it('are none for prose', () => {
    expect(importsOf('Callout', 'Inline', 'constructor')).toEqual([])
  })
})
