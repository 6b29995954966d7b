import { existsSync } from 'node:fs'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { errorIn } from '../../content/problem'
import { readText } from '../../content/read-text'
import { addDependency, type BuildContext } from '../build-context'
import { contentError } from '../content-error'
import { component } from '../nodes/components'
import { textAttributes } from '../nodes/jsx-attributes'

const FORBIDDEN = /<script|<style|\sstyle=|\son\w+=|javascript:/i

/** Replaces `<Diagram name="…" />` with the drawing in `partials/diagrams`. */
export function remarkDiagrams(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Diagram' || parent === undefined || index === undefined) return
      const { name } = textAttributes(node, file, ['name'])
      const relative = `partials/diagrams/${name}.svg`
      const full = `${context.root}/${relative}`
      if (name === undefined || !existsSync(full)) {
        throw contentError(file, node.position, {
          field: '<Diagram>',
          found: `name="${name}"`,
          expected: `a file ${relative}`,
        })
      }
      addDependency(file, full)
      parent.children[index] = component('Diagram', { svg: readDiagram(full, relative) })
    })
  }
}

function readDiagram(full: string, relative: string): string {
  const svg = readText(full)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim()
  for (const element of ['<title', '<desc', 'viewBox=']) {
    if (!svg.includes(element))
      throw errorIn(relative, { found: `no ${element}`, expected: 'title, desc and viewBox' })
  }
  const forbidden = FORBIDDEN.exec(svg)
  if (forbidden !== null)
    throw errorIn(relative, {
      found: forbidden[0].trim(),
      expected: 'shapes with classes only',
    })
  return svg
}
