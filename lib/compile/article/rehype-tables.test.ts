import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'
import { rehypeTables } from './rehype-tables'

const TABLE = '| Port | Use |\n| --- | ---: |\n| 443 | `https` |\n'

async function tableNames(body: string): Promise<string[]> {
  const { html } = await compileBody(body)
  const regions = html.matchAll(
    /<div class="table" role="group" tabindex="0" aria-label="([^"]*)"><table>/g,
  )
  return [...regions].map((match) => match[1] ?? '')
}

describe('a table scrolls in a group named after the heading above it', () => {
  it.each([
    ['no heading', TABLE, ['Table: Table']],
    ['a heading 2', `## Ports\n\n${TABLE}`, ['Table: Ports']],
    ['a heading 3 below it', `## Ports\n\n### Inside\n\n${TABLE}`, ['Table: Inside']],
    ['a heading with code', `## The \`--set\` option\n\n${TABLE}`, ['Table: The --set option']],
    ['two tables', `## A\n\n${TABLE}\n## B\n\n${TABLE}`, ['Table: A', 'Table: B']],
    ['two tables below one', `## A\n\n${TABLE}\n${TABLE}`, ['Table: A', 'Table: A, 2']],
    ['a component', `## Ports\n\n<Callout>\n${TABLE}\n</Callout>`, ['Table: Ports']],
  ])('%s', async (_case, body, names) => {
    expect(await tableNames(body)).toEqual(names)
  })
})

it('a header cell without words is no header', async () => {
  const { html } = await compileBody('| | Python |\n| --- | --- |\n| Speed | slow |\n')
  expect(html.match(/<th /g)).toHaveLength(1)
  expect(html).toContain('<tr><td></td><th scope="col">Python</th></tr>')
})

it('a short name with hyphens stays in one piece, a long one does not', async () => {
  const { html } = await compileBody(
    '| Type | Path |\n| --- | --- |\n| `g6-dedicated-4` | `a-name-longer-than-a-column` |\n',
  )
  expect(html.match(/<code class="whole">[^<]*/g)).toEqual(['<code class="whole">g6-dedicated-4'])
})

it('header cells head their column', async () => {
  const { html } = await compileBody(TABLE)
  expect(html.match(/<th /g)).toHaveLength(2)
  expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(2)
  expect(html).not.toMatch(/<td [^>]*scope/)
})

it('the first cell of a row with a URL is its header', () => {
  const row = h('tr', { id: 'port' }, [h('td', 'Port'), h('td', '443')])
  const other = h('tr', [h('td', 'Use'), h('td', 'HTTPS')])
  rehypeTables()({ type: 'root', children: [h('table', [h('tbody', [row, other])])] })
  expect(row.children).toMatchObject([
    { tagName: 'th', properties: { scope: 'row' } },
    { tagName: 'td', properties: {} },
  ])
  expect(other.children).toMatchObject([{ tagName: 'td' }, { tagName: 'td' }])
})
