import type { Root } from 'mdast'
import type {} from 'mdast-util-mdx'
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
  remarkStyleSheets({
    root: '/project',
    basePath: '',
    isPreview: false,
    pageMap: () => Promise.reject(new Error('not needed')),
  })(tree)
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []))
}

describe('the style sheets of a page', () => {
  it('are those of the data it prints, once', () => {
    expect(importsOf('ApiMethod', 'ApiPart')).toEqual([
      'import "/project/styles/api-reference.module.css"',
    ])
    expect(importsOf('ReleaseNotes', 'Specification', 'Troubleshooting')).toHaveLength(3)
  })

  it('are none for prose', () => {
    expect(importsOf('Steps', 'Callout', 'constructor')).toEqual([])
  })
})
