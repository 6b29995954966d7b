import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

describe('the code of a page is run when the page is compiled', () => {
  it.each([
    ['an expression in a line', 'Sum: {1 + 1}.', '<p>Sum: 2.</p>'],
    ['an expression of its own', '{6 * 7 + " ports"}', '<p>42 ports</p>'],
    ['an export', "export const name = 'Stream'\n\nSee {name}.", '<p>See Stream.</p>'],
    ['what shows nothing', 'A{null}{false}{undefined}{/* later */}', '<p>A</p>'],
    ['signs of HTML', "{'<b>'}", '<p>&lt;b&gt;</p>'],
    ['elements', '{[1, 2].map((n) => <b key={n}>{n}</b>)}', '<b>1</b><b>2</b>'],
    [
      'attributes',
      "export const words = { type: 'tip' }\n\n<Callout {...words} title={'A'.repeat(3)}>\n\nB\n\n</Callout>",
      'aria-label="AAA"',
    ],
  ])('%s', async (_case, body, html) => {
    expect((await compileBody(body)).flatHtml).toContain(html)
  })

  it('components and data are imported, also YAML', async () => {
    const { flatHtml, markdown, dependencies, compiled } = await compileBody(
      [
        "import { List } from '../../components/List'",
        "import ports from '../../data/ports.yaml'",
        '',
        '<List items={ports.map(({ port }) => port)}>',
        '',
        'Open **these**.',
        '',
        '</List>',
        '',
        '<List items={[443]} />',
      ].join('\n'),
      {
        'components/List.tsx':
          'export function List({ items, children }: { items: number[]; children?: unknown }) { return <div className="ports">{children}{items.join()}</div> }',
        'data/ports.yaml': '- port: 80\n- port: 8080\n',
      },
    )
    expect(flatHtml).toContain(
      '<div class="ports"><p>Open <strong>these</strong>.</p>80,8080</div>',
    )
    expect(flatHtml).toContain('<div class="ports">443</div>')
    expect(markdown).toContain('Open **these**.')
    expect(markdown).toContain('443')
    expect(dependencies.map((name) => name.replace(/.*\/(?=\w+\/)/, ''))).toEqual([
      'components/List.tsx',
      'data/ports.yaml',
    ])
    expect(compiled.code).not.toMatch(/List|ports/)
  })

  it("imports of Nextra's components are those of the site", async () => {
    const body = "import { Callout } from 'nextra/components'\n\n<Callout>Text</Callout>"
    expect((await compileBody(body)).flatHtml).toContain('class="callout callout-note"')
  })
})

describe('what is not known then is told with line and cure', () => {
  const known =
    'expected a value that is known when the page is compiled; braces of the text belong into code'

  it.each([
    [
      'a name without a value',
      'Text\n\n{cluster}',
      `:9 found {cluster}, ${known}: cluster is not defined`,
    ],
    ['a browser', 'A {window.name}', `:7 found {window.name}, ${known}: window is not defined`],
    ['a promise', '{fetch}', `:7 found {fetch}, ${known}: it is function`],
    ['an object', 'A {{}}', `:7 found {{}}, ${known}: it is object`],
    [
      'a handler',
      '{<button onClick={() => 1}>A</button>}',
      'onClick waits for a browser: pages are HTML without scripts of their own',
    ],
    ['a script', "{<script src='/a.js' />}", '<script>: pages are HTML without scripts'],
    ['a style', "{<b style={{ color: 'red' }}>A</b>}", 'style: give it a class of styles/'],
    [
      'state',
      "import { useState } from 'react'\n\nexport function A() { return useState(1)[0] }\n\n<A />",
      ':11 found <A>, expected a value that is known when the page is compiled',
    ],
    ['a file that is not there', "import a from './a'\n\n{a}", ':7 imports: '],
  ])('%s', async (_case, body, message) => {
    await expect(compileBody(body)).rejects.toThrow(message)
  })

  it('a fault in imported YAML names that file and its line', async () => {
    const body = "import ports from '../../data/ports.yaml'\n\n{ports.length}"
    const files = { 'data/ports.yaml': '- port: 80\n- port: "8080\n' }
    await expect(compileBody(body, files)).rejects.toThrow(
      /^data\/ports\.yaml:\d YAML: Missing closing "quote/,
    )
  })
})
