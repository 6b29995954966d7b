import { existsSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import { errorIn } from '../../content/problem'
import { readText } from '../../content/project-files'
import { replaceComponents } from '../nodes/components'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { paragraph } from '../nodes/nodes'
import { elementsOf } from '../search/record-text'
import { marksOf } from './remark-windows'

/** Longest description for a screen reader, in characters; a longer one goes below the drawing, collapsed. */
const MAX_SPOKEN = 250
const FORBIDDEN = /<script|<style|\sstyle=|\son\w+=|javascript:/i

/**
 * Replaces `<Diagram name="…" />` with the SVG in `partials/diagrams`, as a figure. The title and description in the
 * SVG are its text alternative.
 */
export const remarkDiagrams = replaceComponents(['Diagram'], ({ node, file, context }) => {
  const { name } = textAttributes(node, file, ['name'])
  const relative = `partials/diagrams/${name}.svg`
  const full = `${context.root}/${relative}`
  if (name === undefined || !existsSync(full))
    throw componentError(node, file, `name="${name}"`, `a file ${relative}`)
  const { drawing, title, description } = readDiagram(full, relative)
  return [
    {
      type: 'htmlElement',
      data: {
        hName: 'figure',
        hProperties: { className: ['diagram'] },
        hChildren: drawingWithText(drawing, description),
      },
      children: [],
      markdown: [paragraph(`Diagram: ${title}. ${description}`)],
    },
  ]
})

/** A drawing, followed by its description, collapsed, if that is too long for a screen reader. */
function drawingWithText(drawing: Element, description: string): Element[] {
  if (description.length <= MAX_SPOKEN) return [drawing]
  const { ariaDescribedBy: _, ...properties } = drawing.properties
  const children = drawing.children.filter(
    (child) => child.type !== 'element' || child.tagName !== 'desc',
  )
  return [
    { ...drawing, properties, children },
    h('details', { className: 'diagram-text' }, [h('summary', 'Description'), h('p', description)]),
  ]
}

type Diagram = {
  readonly drawing: Element
  readonly title: string
  readonly description: string
}

function readDiagram(full: string, relative: string): Diagram {
  const svg = readText(full)
    .replace(/<!--[\s\S]*?-->/g, '')
    // Drawing programs need the namespace; HTML does not.
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/>\s+</g, '><')
    .trim()
  for (const element of ['<title', '<desc', 'viewBox=']) {
    if (!svg.includes(element))
      throw errorIn(relative, { found: `no ${element}`, expected: 'title, desc, and viewBox' })
  }
  const forbidden = FORBIDDEN.exec(svg)
  if (forbidden !== null)
    throw errorIn(relative, {
      found: forbidden[0].trim(),
      expected: 'shapes with classes only',
    })
  const { children } = fromHtml(svg, { fragment: true })
  const [drawing, title, desc] = ['svg', 'title', 'desc'].map(
    (tag) => elementsOf(children, [tag])[0],
  )
  if (drawing === undefined || title === undefined || desc === undefined)
    throw errorIn(relative, { found: 'no drawing', expected: 'title and desc in an svg element' })
  const description = textOf(desc).trim()
  const unnamed = marksOf(drawing).find((mark) => !description.includes(`${mark} `))
  if (unnamed !== undefined)
    throw errorIn(relative, {
      field: 'desc',
      found: `no ${unnamed}`,
      expected: `"${unnamed}" and the part it marks`,
    })
  return { drawing, title: textOf(title).trim(), description }
}
