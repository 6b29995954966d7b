import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileBody, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'

const compile = (svg: string, body = '<Diagram name="parts" />') =>
  compileBody(body, { 'partials/diagrams/parts.svg': svg })

const svgWith = (content: string) =>
  `<svg viewBox="0 0 10 10" role="img"><title>Parts</title><desc>What there is.</desc>${content}</svg>`

it('every drawing of the site is an image with its title and description as text alternative', () => {
  const folder = 'partials/diagrams'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.svg') && !file.endsWith('-wide.svg'),
  )
  const form =
    /^<svg[^>]* role="img" aria-labelledby="(.+?)" aria-describedby="(.+?)"[^>]*>\s*<title id="\1">.+\s*<desc id="\2">/
  const wrong = files.filter((file) => !form.test(readFileSync(`${folder}/${file}`, 'utf8')))
  expect(files.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

const FAULTY = [
  [/<title.*title>/, ''],
  [/<desc.*desc>/, ''],
  [/viewBox="[^"]*"/, ''],
  ['</svg>', '<script>alert(1)</script>'],
  ['</svg>', '<style>a{}</style>'],
  ['</svg>', '<rect style="fill:red"/>'],
  ['</svg>', '<rect/onload="x()"/>'],
  ['</svg>', '<rect\nonload = "x()"/>'],
  ['</svg>', '<a href="javascript:x()"/>'],
] as const

it('an error is reported with its place', async () => {
  const uses = [' name="prats"', '', ' name="parts" width="20"'].map((use) => `<Diagram${use} />`)
  const found = {
    ...(await problemsOf(uses, (use) => compile(svgWith(''), use))),
    ...(await problemsOf(
      FAULTY.map(([part, content]) => svgWith('').replace(part, content)),
      (svg) => compile(svg),
    )),
    ...(await problemsOf(FAULTY_WINDOWS, ([body, svg]) => compileWindow(body, svg))),
  }
  await expectYaml(found, 'diagrams')
})

const SHAPES =
  '<title id="w">Add Filter</title><desc id="w-d">Two lists. Letters: A Apply To:, B OK.</desc><text class="w-letter">A</text><text class="w-letter" x="1">B</text>'
const WINDOW = `<svg xmlns="http://www.w3.org/2000/svg" class="window" viewBox="0 0 9 9">${SHAPES}</svg>`
const USE = '<Diagram name="windows/filter" />'
const STEP = `Set **Apply To:** <Mark>A</Mark>, then **OK** <Mark>B</Mark>.\n\n${USE}`

const compileWindow = (body: string, svg = WINDOW) =>
  compileBody(body, { 'partials/diagrams/windows/filter.svg': svg })

const FAULTY_WINDOWS: readonly (readonly [body: string, svg?: string])[] = [
  [`${STEP}\n\n<Mark>C</Mark> x`],
  [`${STEP}\n\n## B\n\n<Mark>A</Mark> x`],
  [`${STEP}\n\n${USE}`],
  [USE],
  [STEP, WINDOW.replace(', B OK', '')],
]
