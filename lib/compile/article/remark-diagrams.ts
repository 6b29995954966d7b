import { existsSync } from 'node:fs'
import { errorIn } from '../../content/problem'
import { readText } from '../../content/project-files'
import { addDependency } from '../build-context'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { replaceComponents } from '../nodes/replace-components'
import { drawing } from './drawing'

const FORBIDDEN = /<script|<style|\sstyle=|\son\w+=|javascript:/i

/** Replaces `<Diagram name="…" />` with the drawing in `partials/diagrams`. */
export const remarkDiagrams = replaceComponents(['Diagram'], ({ node, file, context }) => {
  const { name } = textAttributes(node, file, ['name'])
  const relative = `partials/diagrams/${name}.svg`
  const full = `${context.root}/${relative}`
  if (name === undefined || !existsSync(full))
    throw componentError(node, file, `name="${name}"`, `a file ${relative}`)
  addDependency(file, full)
  return [drawing(readDiagram(full, relative))]
})

function readDiagram(full: string, relative: string): string {
  const svg = readText(full)
    .replace(/<!--[\s\S]*?-->/g, '')
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
  return svg
}
