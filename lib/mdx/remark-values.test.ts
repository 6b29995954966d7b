import { describe, expect, it } from 'vitest'
import { compilePage } from '../../tests/fixtures/compile-page'
import { type ProjectFiles, pageText } from '../../tests/fixtures/temp-project'

const FILE = 'pages/docs/Page.mdx'

const SET = `
cluster-name:
  label: Cluster name
  meaning: The name you give the cluster.
  example: prod-1
node-pool:
  label: Node pool
  meaning: The pool that runs the workers.
  example: pool & more
`

function compile(body: string, files: ProjectFiles = {}, set: string | null = 'ftc') {
  return compilePage(FILE, {
    [FILE]: pageText('Page', { placeholders: set }, body),
    'data/placeholders/ftc.yaml': SET,
    ...files,
  })
}

const head =
  '<thead><tr><th scope="col">Placeholder</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>'

const row = (name: string, meaning: string, example: string) =>
  `<tr><td><code><var data-placeholder="${name}">&lt;${name}&gt;</var></code></td><td>${meaning}</td><td><code>${example}</code></td></tr>`

const CLUSTER = row('cluster-name', 'The name you give the cluster.', 'prod-1')
const POOL = row('node-pool', 'The pool that runs the workers.', 'pool &amp; more')

describe('<Values /> is a table of the placeholders of the page', () => {
  it.each([
    ['in a block', '```bash\nls <cluster-name>\n```', CLUSTER],
    ['in a line', 'Name it `<cluster-name>`.', CLUSTER],
    ['each once, in order of use', '`<node-pool>` `<cluster-name>` `<node-pool>`', POOL + CLUSTER],
    ['not those of markup', '```xml\n<event><slot/></event>\n```\n\n`<node-pool>`', POOL],
    ['not words in the text', 'A \\<cluster-name> and `<node-pool>`', POOL],
  ])('%s', async (_case, body, rows) => {
    const { flatHtml } = await compile(`<Values />\n\n${body}`)
    expect(flatHtml).toContain(`<table>${head}<tbody>${rows}</tbody></table>`)
  })

  it('with those in partials', async () => {
    const { flatHtml } = await compile('<Values />\n\n<Partial file="a" />', {
      'partials/a.mdx': 'Name it `<cluster-name>`.\n',
    })
    expect(flatHtml).toContain(`<tbody>${CLUSTER}</tbody>`)
  })
})

describe('a fault is told with its place', () => {
  it.each([
    [
      'an unknown placeholder in a block',
      'Text\n\n```bash\nls <cluster-nmae>\n```',
      'pages/docs/Page.mdx:10 placeholder <cluster-nmae>: found no description, expected one in data/placeholders/ftc.yaml',
    ],
    [
      'an unknown placeholder in a line',
      '`<pool>`',
      'pages/docs/Page.mdx:8 placeholder <pool>: found no description, expected one in data/placeholders/ftc.yaml',
    ],
    [
      'an attribute',
      '<Values set="ftc" />',
      'pages/docs/Page.mdx:8 <Values>: found the attribute set, expected none',
    ],
  ])('%s', async (_case, body, message) => {
    await expect(compile(body)).rejects.toThrow(message)
  })

  it('an unknown placeholder in a partial: where the page uses it', async () => {
    const files = { 'partials/a.mdx': 'A\n\nB\n\nC\n\nD\n\nE\n\nF\n\n`<pool>`\n' }
    await expect(compile('Text\n\n<Partial file="a" />', files)).rejects.toThrow(
      'pages/docs/Page.mdx:10 placeholder <pool>',
    )
  })

  it('a set that is not there', async () => {
    await expect(compile('Text', {}, 'fct')).rejects.toThrow(
      'pages/docs/Page.mdx placeholders: found "fct", expected a file data/placeholders/fct.yaml',
    )
  })

  it('no set', async () => {
    await expect(compile('<Values />', {}, null)).rejects.toThrow(
      'pages/docs/Page.mdx:7 <Values>: found no set of placeholders, expected "placeholders" in the front matter',
    )
  })
})

it('a page without a set can use any placeholder', async () => {
  const { flatHtml } = await compile('`<anything>`', {}, null)
  expect(flatHtml).toContain('<var data-placeholder="anything">')
})
