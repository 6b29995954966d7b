import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

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

const ONLY_SHAPES = 'expected only shapes, styled by classes'

describe('an error is reported with its place', () => {
  it.each([
    [' name="prats"', 'name="prats", expected a file partials/diagrams/prats.svg'],
    ['', 'no name, expected name="file-name"'],
    [' name="parts" width="20"', 'the attribute width, expected only name'],
  ])('<Diagram%s>', async (attributes, found) => {
    await expect(compile(svgWith(''), `<Diagram${attributes} />`)).rejects.toThrow(
      `pages/docs/Page.mdx:7 <Diagram>: found ${found}`,
    )
  })

  it.each([
    [/<title.*title>/, '', 'no <title>, expected <title> and <desc>'],
    [/<desc.*desc>/, '', 'no <desc>, expected <title> and <desc>'],
    [/viewBox="[^"]*"/, '', 'no viewBox, expected viewBox="…" on <svg>'],
    ['</svg>', '<script>alert(1)</script>', `<script, ${ONLY_SHAPES}`],
    ['</svg>', '<style>a{}</style>', `<style, ${ONLY_SHAPES}`],
    ['</svg>', '<rect style="fill:red"/>', `style=, ${ONLY_SHAPES}`],
    ['</svg>', '<rect/onload="x()"/>', `onload=, ${ONLY_SHAPES}`],
    ['</svg>', '<rect\nonload = "x()"/>', `onload =, ${ONLY_SHAPES}`],
    ['</svg>', '<a href="javascript:x()"/>', `javascript:, ${ONLY_SHAPES}`],
  ])('a drawing with %s replaced by %j', async (part, content, found) => {
    const message = `partials/diagrams/parts.svg: found ${found}`
    await expect(compile(svgWith('').replace(part, content))).rejects.toThrow(message)
  })
})

const SHAPES =
  '<title id="w">Add Filter</title><desc id="w-d">Two lists. Numbers: 1 Apply To:, 2 OK.</desc><text class="w-number">1</text><text class="w-number" x="1">2</text>'
const WINDOW = `<svg xmlns="http://www.w3.org/2000/svg" class="window" viewBox="0 0 9 9">${SHAPES}</svg>`
const FOLDER = 'partials/diagrams/windows'
const USE = '<Diagram name="windows/filter" />'
const STEP = `Set **Apply To:** <Mark>1</Mark>, then **OK** <Mark>2</Mark>.\n\n${USE}`

const CONSOLE = WINDOW.replace('"window"', '"window w-console"').replace(/<text.*text>/, '')

const compileWindow = (body: string, svg = WINDOW) =>
  compileBody(body, {
    [`${FOLDER}/filter.svg`]: svg,
    [`${FOLDER}/console.svg`]: CONSOLE,
    [`${FOLDER}/summary.svg`]: CONSOLE,
  })

it('has a description in the Markdown copy, but none in the search index', async () => {
  const { markdown, sections } = await compileWindow(STEP)
  expect(markdown).toContain('**OK** (2)')
  expect(markdown).toContain('Diagram: Add Filter. Two lists.')
  const text = JSON.stringify(sections)
  expect(text).toContain('Set Apply To:, then OK.')
  expect(text).not.toContain('Two lists')
})

it.each([
  ['a number without a window', `${STEP}\n\n<Mark>3</Mark> x`, WINDOW, '<Mark>: found 3'],
  [
    'a number of a window below another H2',
    `${STEP}\n\n## B\n\n<Mark>1</Mark> x`,
    WINDOW,
    'found 1',
  ],
  ['a number in two windows', `${STEP}\n\n${USE}`, WINDOW, 'the number 1 in two drawings'],
  ['a number that no step uses', USE, WINDOW, 'a step with <Mark>1</Mark>'],
  [
    'a number that the description does not mention',
    STEP,
    WINDOW.replace(', 2 OK', ''),
    `${FOLDER}/filter.svg: desc: found no "2", expected "2" and the name of the part that it marks`,
  ],
])('rejects %s', async (_fault, body, svg, message) => {
  await expect(compileWindow(body, svg)).rejects.toThrow(message)
})
