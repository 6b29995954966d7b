import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const DRAWING = `
title: Add Filter
summary: Two lists are below each other, and a button is at the bottom.
rows:
  - 'drop Apply To: = Source (1)'
  - table: '☐ @24 | Status'
    rows: ["☑ | Online\\n<now>"]
  - left: [off button Edit...]
    split: 100
    right: ['button OK ▾ (2)']
`
const BODY = 'Set **Apply To:** <Mark>1</Mark>, then **OK** <Mark>2</Mark>.\n\n'

const compile = (body: string, drawing = DRAWING) =>
  compileBody(body, {
    'data/ui-drawings/add-filter.yaml': drawing,
    'data/ui-drawings/other.yaml': `${drawing}frame: console\n`,
    'styles/ui-drawings.module.css': '',
  })

describe('issue 18, 5 <UiDrawing>', () => {
  it('draws the window with labels, states and a text alternative', async () => {
    const { flatHtml } = await compile(`${BODY}<UiDrawing name="add-filter" />`)
    expect(flatHtml).toContain('aria-labelledby="w-add-filter" aria-describedby="w-add-filter-d"')
    expect(flatHtml).toContain('<title id="w-add-filter">Add Filter</title>')
    expect(flatHtml).toContain('Numbers: 1 Apply To:, 2 OK and its arrow.</desc>')
    expect(flatHtml).toMatch(/<text class="w-mid w-off"[^>]*>Edit\.\.\.</)
    expect(flatHtml).toMatch(/<text[^>]*>Online<\/text><text[^>]*>&lt;now&gt;</)
    expect(flatHtml).toContain('<span class="mark">2</span>')
  })

  it('says of the console of a provider, and of no other window, that it may change', async () => {
    const body = `${BODY}<UiDrawing name="add-filter" />\n\n<UiDrawing name="other" />`
    const { html } = await compile(body)
    expect(html.match(/<svg/g)).toHaveLength(2)
    expect(html.match(/may look different/g)).toHaveLength(1)
  })

  it('has words in the Markdown copy, and none in the search', async () => {
    const { markdown, records } = await compile(`${BODY}<UiDrawing name="add-filter" />`)
    expect(markdown).toContain('**OK** (2)')
    expect(markdown).toContain('Diagram: Add Filter. Two lists')
    expect(records.map(({ text }) => text)).toContain('Set Apply To:, then OK.')
    expect(JSON.stringify(records)).not.toContain('Two lists')
  })

  it.each([
    [
      'a name without a file',
      '<UiDrawing name="gone" />',
      'data/ui-drawings/gone.yaml: found no file',
    ],
    [
      'a number of no drawing',
      `${BODY}<Mark>3</Mark> x\n\n<UiDrawing name="add-filter" />`,
      '<Mark>',
    ],
    ['a number that no step has', '<UiDrawing name="add-filter" />', 'a step with <Mark>1</Mark>'],
    [
      'a window twice',
      `${BODY}<UiDrawing name="add-filter" />\n\n<UiDrawing name="add-filter" />`,
      'each window once on a page',
    ],
  ])('stops at %s', async (_fault, body, message) => {
    await expect(compile(body)).rejects.toThrow(message)
  })

  it.each([
    ['a widget', 'drop Apply To:', 'drip Apply To:', 'rows[0]: found'],
    ['an icon', 'off button Edit...', 'icon heart', 'no icon "heart"'],
    [
      'a text too long for its place',
      'Edit...',
      'Edit the selected filter',
      'units, and there are 100',
    ],
  ])('names the file of an unknown or wrong part: %s', async (_part, from, to, message) => {
    const compiled = compile(`${BODY}<UiDrawing name="add-filter" />`, DRAWING.replace(from, to))
    await expect(compiled).rejects.toThrow(message)
    await expect(compiled).rejects.toThrow('data/ui-drawings/add-filter.yaml')
  })
})
