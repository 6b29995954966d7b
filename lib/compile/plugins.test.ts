import { describe, expect, it } from 'vitest'
import { compileBody, compilePage } from '../../tests/fixtures/compile-page'
import { pageText } from '../../tests/fixtures/temp-project'
import { COMPONENT_NAMES } from '../content/mdx-components'

/** These tests run Nextra's compile steps together with ours, as the build does. */
describe('a page', () => {
  it('is rendered to HTML and read as sections', async () => {
    const { flatHtml, sections } = await compileBody(
      [
        'Text with *stress* and `code`.',
        '',
        '## Set up "it"',
        '',
        '### Ports [#ports-in-use]',
        '',
        '| Port | Use |',
        '| --- | --- |',
        '| 443 | HTTPS |',
      ].join('\n'),
    )
    expect(flatHtml).toBe(
      '<p>Text with <em>stress</em> and <code>code</code>.</p>' +
        '<h2 id="set-up-it"><a href="#set-up-it">Set up “it”</a></h2>' +
        '<h3 id="ports-in-use"><a href="#ports-in-use">Ports</a></h3>' +
        '<div class="table" role="group" tabindex="0" aria-label="Table: Ports"><table>' +
        '<thead><tr><th scope="col">Port</th><th scope="col">Use</th></tr></thead>' +
        '<tbody><tr><th scope="row">443</th><td>HTTPS</td></tr></tbody></table></div>',
    )
    expect(sections.slice(1)).toMatchObject([
      { id: 'set-up-it', title: 'Set up “it”', level: 2 },
      { id: 'ports-in-use', title: 'Ports', level: 3, passages: [{ text: '443 · HTTPS' }] },
    ])
  })

  it('renders its components', async () => {
    const { flatHtml } = await compileBody(
      '<Callout type="tip" title="Faster">Press <Kbd>Ctrl+K</Kbd> in <UiPath>Tools › Options</UiPath>.</Callout>\n',
    )
    expect(flatHtml).toContain('aria-label="Faster"')
    expect(flatHtml).toContain('Press <kbd>Ctrl+K</kbd> in <b class="ui-path">Tools › Options</b>.')
  })

  it('escapes HTML characters in text', async () => {
    const { flatHtml } = await compileBody('A \\<b> & `<script>alert(1)</script>`')
    expect(flatHtml).toContain('A &lt;b&gt; &amp; ')
    expect(flatHtml).not.toContain('<script')
  })
})

describe('a mistake in a page is reported with file and line', () => {
  // Five lines of front matter and a blank line come first.
  const known = `expected one of ${COMPONENT_NAMES.join(', ')}`

  it.each([
    [
      'an unknown component',
      'Text\n\n<Grid>Hot</Grid>',
      9,
      `<Grid>: found an unknown component, ${known}`,
    ],
    [
      'a component inside another',
      '<Expect>\n<Grid />\n</Expect>',
      8,
      `<Grid>: found an unknown component, ${known}`,
    ],
    [
      'a component in lowercase',
      '<callout>Hot</callout>',
      7,
      'found an unknown component, expected <Callout>',
    ],
    [
      'a value in an attribute',
      '<Callout title={x}>Hot</Callout>',
      7,
      '<Callout title>: found an expression, expected plain text',
    ],
    [
      'an invalid value of an attribute',
      '<Callout type="hint">Hot</Callout>',
      7,
      '<Callout>: found type="hint", expected one of note, tip, warning, danger',
    ],
    [
      'a misspelled attribute',
      '<Callout tpye="tip">Hot</Callout>',
      7,
      '<Callout>: found the attribute tpye, expected only type, title',
    ],
    [
      'an attribute of a component without any',
      'Press <Kbd key="K">K</Kbd>',
      7,
      '<Kbd>: found the attribute key, expected no attributes',
    ],
    [
      'an attribute of steps',
      '<Steps start="2">\n### A\n</Steps>',
      7,
      '<Steps>: found the attribute start, expected no attributes',
    ],
    [
      'a spliced component within a line',
      'See <Values /> here',
      7,
      '<Values>: found text on the same line, expected the component on its own line',
    ],
    ['a heading 4', '## A\n\n#### B', 9, 'heading: found ####, expected ## or ###'],
    [
      'an id that another heading has',
      '## A [#one]\n\n## B [#one]',
      9,
      'heading: found [#one], which is already used by an earlier heading, expected a unique id',
    ],
    [
      'an id that another heading has in another case',
      '## A [#My-Id]\n\n## B [#My-Id]',
      9,
      'heading: found [#My-Id], which is already used by an earlier heading, expected a unique id',
    ],
    [
      'an id that an earlier heading has from its words',
      '## One\n\n## B [#one]',
      9,
      'heading: found [#one], which is already used by an earlier heading, expected a unique id',
    ],
    [
      'an id that the site reserves',
      'Text\n\n## Sidebar',
      9,
      'heading: found the id "sidebar", which the site reserves, expected another id, such as [#my-id]',
    ],
    ['a hint from the template', '**Write:** it.', 7, 'found a hint from the template'],
    ['a heading 1', '# B', 7, 'heading: found #, expected ## or ###'],
  ])('%s', async (_case, body, line, message) => {
    const error = String(await compileBody(body).catch((reason: unknown) => reason))
    expect(error).toContain(`pages/docs/Page.mdx:${line} `)
    expect(error).toContain(message)
  })
})

const COMPONENT = { 'components/A.tsx': 'export const A = () => null\n' }

describe('a page with code', () => {
  it.each([
    ["import { A } from '../../components/B'", '"../../components/B"'],
    ["import { A } from './a'", '"./a"'],
  ])('reports a missing import: %s', async (statement, found) => {
    await expect(compileBody(statement, COMPONENT)).rejects.toThrow(
      `pages/docs/Page.mdx:7 import: found ${found}, expected `,
    )
  })

  it('still has sections and a Markdown copy', async () => {
    const { compiled } = await compileBody(
      "import { A } from '../../components/A'\n\n## Try it\n\n<A />\n\nText.",
      COMPONENT,
    )
    expect(compiled.sections[1]).toMatchObject({ id: 'try-it', passages: [{ text: 'Text.' }] })
    expect(compiled.markdown).toContain('## Try it\n\nText.')
  })
})

describe('an app page', () => {
  it('keeps its own components', async () => {
    const page = pageText('Home', { layout: 'app' }, "import { A } from '../components/A'\n\n<A />")
    const compiled = await compilePage('pages/index.mdx', { 'pages/index.mdx': page, ...COMPONENT })
    expect(compiled).toMatchObject({ markdown: null })
  })
})
