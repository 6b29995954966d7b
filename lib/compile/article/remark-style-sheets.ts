import path from 'node:path'
import type { Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { relativePath } from '../content-error'

/** The style sheets that only pages with certain components need, in `styles/`, separated by spaces. */
const STYLE_SHEETS: Readonly<Record<string, string>> = {
  ApiMethod: 'api-reference',
  ApiMethods: 'api-reference method-index',
  ApiPart: 'api-reference',
  ApiType: 'api-reference',
  ChildCards: 'cards',
  Diagram: 'diagrams',
  EventAttributes: 'api-reference',
  Expect: 'steps',
  Ports: 'table-filter',
  EventBuilder: 'api-reference event-builder',
  ReleaseNotes: 'release-notes',
  Steps: 'steps',
  Tabs: 'os-tabs',
  Specification: 'specification table-filter',
  Troubleshooting: 'table-filter',
  TutorialIndex: 'tutorial-index',
  Window: 'diagrams windows',
  // Guides have the same ones, so that going from one to another computes no styles anew.
  Values: 'values diagrams os-tabs steps windows',
}

/**
 * Lets a page import the style sheets of the data it prints, so that no other page loads them; always in the same order,
 * so that pages with the same ones share a file.
 */
export function remarkStyleSheets() {
  return (tree: Root, file: VFile): void => {
    const sheets = new Set<string>()
    visit(tree, 'mdxJsxFlowElement', ({ name }) => {
      const own = Object.hasOwn(STYLE_SHEETS, name ?? '') ? STYLE_SHEETS[name ?? ''] : undefined
      for (const sheet of own?.split(' ') ?? []) sheets.add(sheet)
    })
    const folder = path.posix.dirname(relativePath(file))
    for (const sheet of [...sheets].sort().reverse())
      tree.children.unshift(importNode(path.posix.relative(folder, `styles/${sheet}.module.css`)))
  }
}

function importNode(file: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: `import ${JSON.stringify(file)}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [],
            attributes: [],
            source: { type: 'Literal', value: file },
          },
        ],
      },
    },
  }
}
