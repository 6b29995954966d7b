import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { errorIn } from '../../content/problem'
import { readUiDrawing, type UiDrawing, uiDrawingFile } from '../../content/ui-drawings/schema'
import { drawing } from '../article/drawing'
import { addDependency, type BuildContext } from '../build-context'
import { contentError } from '../content-error'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { element, inline } from '../nodes/nodes'
import { drawUi, marksOf } from './draw-ui'

const CONSOLE = 'The console of the provider may look different.'

/** Draws `<UiDrawing name="…" />` from `data/ui-drawings`, and notes once per page that consoles of providers change. */
export function remarkUiDrawings(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    const drawings = new Map<string, UiDrawing>()
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'UiDrawing' || parent === undefined || index === undefined) return
      const { name = '' } = textAttributes(node, file, ['name'])
      if (!/^[a-z0-9-]+$/.test(name))
        throw componentError(node, file, `name="${name}"`, 'a name in data/ui-drawings')
      if (drawings.has(name))
        throw componentError(node, file, `"${name}" twice`, 'each window once on a page')
      addDependency(file, `${context.root}/${uiDrawingFile(name)}`)
      const described = readUiDrawing(context.root, name)
      const nodes: RootContent[] = [drawing(draw(name, described))]
      const isConsole = ({ frame }: UiDrawing) => frame === 'console'
      if (isConsole(described) && ![...drawings.values()].some(isConsole)) nodes.push(consoleNote())
      drawings.set(name, described)
      parent.children.splice(index, 1, ...nodes)
      return index + nodes.length
    })
    refuseLooseMarks(tree, file, [...drawings.values()])
  }
}

function draw(name: string, described: UiDrawing): string {
  try {
    return drawUi(name, described)
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    throw errorIn(uiDrawingFile(name), { field: 'rows', advice: error.message })
  }
}

function consoleNote(): RootContent {
  return element('p', { 'data-search': 'none' }, [inline('small', {}, CONSOLE)])
}

/** A number in a drawing helps only where a step has it, and the other way around. */
function refuseLooseMarks(tree: Root, file: VFile, drawings: readonly UiDrawing[]): void {
  const drawn = new Set(
    drawings.flatMap(({ rows }) => marksOf(rows).map(({ mark }) => String(mark))),
  )
  const written = new Set<string>()
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name !== 'Mark') return
    const number = textOf(node)
    written.add(number)
    if (!drawn.has(number))
      throw componentError(node, file, number, 'a number that a window of the page has')
  })
  const unused = [...drawn].find((number) => !written.has(number))
  if (unused !== undefined)
    throw contentError(file, undefined, {
      field: '<UiDrawing>',
      found: `the number ${unused} in a drawing only`,
      expected: `a step with <Mark>${unused}</Mark>`,
    })
}
