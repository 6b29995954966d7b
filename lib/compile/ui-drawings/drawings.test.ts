import { readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readUiDrawing } from '../../content/ui-drawings/schema'
import { drawUi, marksOf } from './draw-ui'

const NAMES = readdirSync('data/ui-drawings').map((file) => file.replace('.yaml', ''))

it.each(NAMES)('issue 18, 5 the window %s is drawn within its budget', (name) => {
  const drawing = readUiDrawing('.', name)
  const svg = drawUi(name, drawing)
  expect(svg).not.toMatch(/UNCLEAR|\[later\]|NaN|undefined|style=/)
  expect(brotliCompressSync(svg).length).toBeLessThan(1500)
  const marks = marksOf(drawing.rows).map(({ mark }) => mark)
  expect(marks).toEqual(marks.map((_, index) => index + 1))
})

it('issue 18, 5 there are the windows that readers miss most', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(24)
})
