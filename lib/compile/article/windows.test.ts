import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const SHAPES =
  '<title id="w">Add Filter</title><desc id="w-d">Two lists. Numbers: 1 Apply To:, 2 OK.</desc><text class="w-number">1</text><text class="w-number" x="1">2</text>'
const WINDOW = `<svg xmlns="http://www.w3.org/2000/svg" class="window" viewBox="0 0 9 9">${SHAPES}</svg>`
const FOLDER = 'partials/diagrams/windows'
const USE = '<Diagram name="windows/filter" />'
const BODY = `Set **Apply To:** <Mark>1</Mark>, then **OK** <Mark>2</Mark>.\n\n${USE}`

const compile = (body: string, svg = WINDOW) =>
  compileBody(body, {
    [`${FOLDER}/filter.svg`]: svg,
    [`${FOLDER}/console.svg`]: svg.replace('"window"', '"window w-console"'),
    [`${FOLDER}/summary.svg`]: svg.replace('"window"', '"window w-console"'),
  })

it('warns that provider consoles may change, but not other windows', async () => {
  const others = '<Diagram name="windows/console" />\n\n<Diagram name="windows/summary" />'
  const { flatHtml } = await compile(`${BODY}\n\n${others}`)
  expect(flatHtml.match(/<svg class="window/g)).toHaveLength(3)
  expect(flatHtml.match(/may look different/g)).toHaveLength(1)
  expect(flatHtml).toMatch(/w-console(?:(?!<svg).)*may look different/)
})

it('has a description in the Markdown copy, but none in the search index', async () => {
  const { markdown, records } = await compile(BODY)
  expect(markdown).toContain('**OK** (2)')
  expect(markdown).toContain('Diagram: Add Filter. Two lists.')
  expect(records.map(({ text }) => text)).toContain('Set Apply To:, then OK.')
  expect(JSON.stringify(records)).not.toContain('Two lists')
})

it.each([
  ['a number without a window', `${BODY}\n\n<Mark>3</Mark> x`, WINDOW, '<Mark>: found 3'],
  ['a number that no step uses', USE, WINDOW, 'a step with <Mark>1</Mark>'],
  [
    'a number that the description does not mention',
    BODY,
    WINDOW.replace(', 2 OK', ''),
    `${FOLDER}/filter.svg: desc: found no "2", expected "2" and the name of the part that it marks`,
  ],
])('rejects %s', async (_fault, body, svg, message) => {
  await expect(compile(body, svg)).rejects.toThrow(message)
})
