import { describe, expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { pageText } from '../../../tests/fixtures/temp-project'

const PAGE = 'pages/docs/FTC/Troubleshooting.mdx'

/** The page with the rows of other pages, which are given by their bodies. */
function compileWith(bodies: Readonly<Record<string, string>>, files: Record<string, string> = {}) {
  const pages = Object.entries(bodies).map(([name, body]) => [
    `pages/docs/FTC/${name}.mdx`,
    pageText(name.split('/').at(-1) ?? name, {}, body),
  ])
  return compilePage(PAGE, {
    'pages/docs/index.mdx': pageText('Documentation'),
    'pages/docs/FTC/index.mdx': pageText('FTC'),
    [PAGE]: pageText('FTC troubleshooting', {}, '<Troubleshooting />'),
    ...Object.fromEntries(pages),
    ...files,
  })
}

const table = (...rows: string[]) =>
  ['| Symptom | What to do |', '|---|---|', ...rows.map((row) => `| ${row} |`)].join('\n')

describe('<Troubleshooting>', () => {
  it('shows the rows of each page below its title, with a link to where they are written', async () => {
    const { flatHtml } = await compileWith({
      Logo: `Text\n\n## Troubleshooting\n\n${table('`NO_LOGO` | See [the rules](#rules).')}\n\n## Rules\n\n| A |\n|---|\n| b |`,
    })
    expect(flatHtml).toContain('<h2 id="logo"><a href="#logo">Logo</a></h2>')
    expect(flatHtml).toContain('From <a href="/docs/FTC/Logo#troubleshooting">Logo</a>.')
    expect(flatHtml).toContain('<tr id="symptom-no-logo"><th scope="row"><code>NO_LOGO</code></th>')
    expect(flatHtml).toContain('<a href="/docs/FTC/Logo#rules">the rules</a>')
    expect(flatHtml).not.toContain('<td>b</td>')
    expect(flatHtml).toContain('1 rows')
  })

  it('says once what pages share through a partial, below the title of their section', async () => {
    const { flatHtml } = await compileWith(
      {
        'Guides/index': 'Text',
        'Guides/One': '## Troubleshooting [#trouble]\n\n<Partial file="rows" />',
        'Guides/Two': '## Troubleshooting\n\n<Partial file="rows" />',
      },
      { 'partials/rows.mdx': `### Pods\n\n${table('Pending | Wait')}\n` },
    )
    expect(flatHtml.match(/Pending/g)).toHaveLength(1)
    expect(flatHtml).toContain('<h2 id="index"><a href="#index">index</a></h2><h3 id="pods">')
    expect(flatHtml).toContain(
      'From <a href="/docs/FTC/Guides/One#trouble">One</a>, <a href="/docs/FTC/Guides/Two#troubleshooting">Two</a>.',
    )
  })

  it('leads to the heading above the table when that has an id of its own', async () => {
    const { flatHtml } = await compileWith({
      One: `## Troubleshooting\n\n### Editor [#editor]\n\n${table('No window | Sign in again')}`,
    })
    expect(flatHtml).toContain('From <a href="/docs/FTC/One#editor">One</a>.')
  })

  it('makes the preview recompile the page when another page or its partial changes', async () => {
    const { dependencies } = await compileWith(
      { One: '## Troubleshooting\n\n<Partial file="some-rows" />' },
      { 'partials/some-rows.mdx': table('Pending | Wait') },
    )
    const names = dependencies.map((name) => name.replaceAll('\\', '/'))
    expect(names).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/FTC\/One\.mdx$/),
        expect.stringMatching(/partials\/some-rows\.mdx$/),
      ]),
    )
  })
})

describe('a table that is none of symptoms is told with its place', () => {
  it.each([
    [
      'another first column',
      '| Error | What to do |\n|---|---|\n| a | b |',
      'pages/docs/FTC/One.mdx:9 table below "Troubleshooting": found the first column "Error", expected Symptom or Message',
    ],
    [
      'no column for what to do',
      '| Symptom |\n|---|\n| a |',
      'pages/docs/FTC/One.mdx:9 table below "Troubleshooting": found 1 columns',
    ],
    [
      'a row without a remedy',
      '| Symptom | What to do |\n|---|---|\n| a | b |\n| c | |',
      'pages/docs/FTC/One.mdx:12 table below "Troubleshooting": found no text under "What to do"',
    ],
  ])('%s', async (_case, body, message) => {
    await expect(compileWith({ One: `## Troubleshooting\n\n${body}` })).rejects.toThrow(message)
  })

  it('no table at all', async () => {
    await expect(compileWith({ One: 'Text' })).rejects.toThrow(
      'pages/docs/FTC/Troubleshooting.mdx:7 <Troubleshooting>: found no table',
    )
  })
})
