import { existsSync } from 'node:fs'
import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { errorIn } from '../../content/problem'
import { readText } from '../../content/project-files'
import { contentError } from '../content-error'
import { componentError, type PlacedComponent, textAttributes } from '../nodes/components'
import { element, type HtmlNode, inline, paragraph } from '../nodes/nodes'
import { elementsOf } from '../page/section-text'

/** Longest description, in characters, that screen readers announce with the drawing; others become collapsed text. */
const MAX_SPOKEN = 250
const CONSOLE_NOTE = 'The provider’s console may look different.'
const FORBIDDEN = /<script|<style|(?<=<[^>]*[\s/"'])(?:style|on\w+)\s*=|javascript:/i

/**
 * Replaces `<Diagram name="…" />` with `<name>.svg` from `partials/diagrams`, whose title and description are the text
 * alternative. Wide columns show `<name>-wide.svg` instead, if that file exists.
 */
export function diagram({ node, file, context }: PlacedComponent): RootContent[] {
  const { name } = textAttributes(node, file, ['name'])
  const relative = `partials/diagrams/${name}.svg`
  const full = `${context.root}/${relative}`
  if (name === undefined) throw componentError(node, file, 'no name', 'name="file-name"')
  if (!existsSync(full)) throw componentError(node, file, `name="${name}"`, `a file ${relative}`)
  const { drawing, title, description } = readDiagram(full, relative)
  const wide = relative.replace(/\.svg$/, '-wide.svg')
  file.data.partials = [...(file.data.partials ?? []), relative, wide]
  const drawings = existsSync(`${context.root}/${wide}`)
    ? [wideDrawing(readDrawing(`${context.root}/${wide}`, wide), drawing), drawing]
    : [drawing]
  const figure = element('figure', { className: ['diagram'] }, [])
  figure.data.hChildren = drawingsWithText(drawings, { title, description })
  return [{ ...figure, markdown: [paragraph(`Diagram: ${title}. ${description}`)] }]
}

function wideDrawing(wide: Element, { properties }: Element): Element {
  const { role, ariaLabelledBy, ariaDescribedBy } = properties
  const text = { role, ariaLabelledBy, ariaDescribedBy }
  return { ...wide, properties: { ...wide.properties, ...text, className: ['d-wide'] } }
}

function drawingsWithText(
  drawings: readonly Element[],
  { title, description }: Omit<ReturnType<typeof readDiagram>, 'drawing'>,
): Element[] {
  if (description.length <= MAX_SPOKEN) return [...drawings]
  const isShown = (child: ElementContent) => child.type !== 'element' || child.tagName !== 'desc'
  return [
    ...drawings.map(({ properties: { ariaDescribedBy: _, ...properties }, ...drawing }) => ({
      ...drawing,
      properties,
      children: drawing.children.filter(isShown),
    })),
    h('details', { className: 'fold' }, [
      h('summary', h('small', `Description of “${title}”`)),
      h('p', description),
    ]),
  ]
}

function readDiagram(full: string, relative: string) {
  const drawing = readDrawing(full, relative)
  const [title, desc] = ['title', 'desc'].map((tag) => elementsOf(drawing.children, [tag])[0])
  if (title === undefined || desc === undefined) {
    const found = `no <${title === undefined ? 'title' : 'desc'}>`
    throw errorIn(relative, { found, expected: '<title> and <desc>' })
  }
  const description = textOf(desc).trim()
  const unnamed = marksOf(drawing).find((mark) => !description.includes(`${mark} `))
  if (unnamed !== undefined) {
    const expected = `"${unnamed}" and the name of the part that it marks`
    throw errorIn(relative, { field: 'desc', found: `no "${unnamed}"`, expected })
  }
  return { drawing, title: textOf(title).trim(), description }
}

/** @throws if the drawing contains code or styles, or if it has no `viewBox` */
function readDrawing(full: string, relative: string): Element {
  const svg = readText(full)
    .replace(/<!--[\s\S]*?-->/g, '')
    // Drawing programs need the namespace; HTML does not.
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/>\s+</g, '><')
    .trim()
  const [forbidden] = FORBIDDEN.exec(svg) ?? []
  if (forbidden !== undefined)
    throw errorIn(relative, { found: forbidden.trim(), expected: 'only shapes, styled by classes' })
  const drawing = elementsOf(fromHtml(svg, { fragment: true }).children, ['svg'])[0]
  if (drawing?.properties.viewBox === undefined)
    throw errorIn(relative, { found: 'no viewBox', expected: 'viewBox="…" on <svg>' })
  return { ...drawing, children: silenced(drawing.children) }
}

/** Firefox keeps the words inside an image, which screen readers would say one by one, away from what they mark. */
function silenced(children: readonly ElementContent[]): ElementContent[] {
  const isText = (child: ElementContent) =>
    child.type === 'element' && ['title', 'desc'].includes(child.tagName)
  const shapes = children.filter((child) => !isText(child))
  return [...children.filter(isText), h('g', { ariaHidden: 'true' }, shapes)]
}

export function drawingsIn({ data }: HtmlNode): Element[] {
  return elementsOf(data.hChildren ?? [], ['svg'])
}

export function consoleNote(): HtmlNode {
  return element('p', { 'data-search': 'none' }, [inline('small', {}, CONSOLE_NOTE)])
}

export function isConsole(drawing: Element): boolean {
  return hasClass(drawing, 'w-console')
}

/** @throws if the drawings and `<Mark>` components below an H2 have different letters, or two drawings the same */
export function checkMarks(
  drawings: readonly Element[],
  marks: readonly MdxJsxTextElement[],
  file: VFile,
): void {
  const drawn = drawings.flatMap(marksOf)
  const foreign = marks.find((mark) => !drawn.includes(textOf(mark)))
  if (foreign !== undefined)
    throw componentError(foreign, file, textOf(foreign), 'a letter in a drawing below the same H2')
  const written = marks.map((mark) => textOf(mark))
  const wrong = drawn.find((mark, index) => !written.includes(mark) || drawn.indexOf(mark) < index)
  if (wrong === undefined) return
  const place = written.includes(wrong) ? 'two drawings' : 'a drawing, but not in the text'
  const expected = `one drawing and a step with <Mark>${wrong}</Mark> below each H2`
  const finding = { field: '<Diagram>', found: `the letter ${wrong} in ${place}`, expected }
  throw contentError(file, undefined, finding)
}

function marksOf(drawing: Element): string[] {
  return elementsOf(drawing.children, ['text'])
    .filter((text) => hasClass(text, 'w-letter'))
    .map((text) => textOf(text))
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}
