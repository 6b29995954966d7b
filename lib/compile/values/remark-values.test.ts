import { describe, expect, it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'

const FILE = 'pages/docs/Page.mdx'
const GUIDE = 'pages/docs/FTC/Tutorials/Page.mdx'

const SET = `
cluster-name:
  label: Cluster name
  kind: cluster-name
  meaning: The name you give the cluster.
  example: prod-1
node-pool:
  label: Node pool
  kind: text
  meaning: The pool that runs the workers.
  example: pool (more)
`

function compile(body: string, files: ProjectFiles = {}, set: string | null = 'ftc', file = FILE) {
  return compilePage(file, {
    [file]: pageText('Page', { placeholders: set }, body),
    'data/placeholders/ftc.yaml': SET,
    ...files,
  })
}

/** Label, name, meaning, and example of each form field, in order. */
function fields(html: string): string[] {
  const form = / class="values".*?<\/form>/s.exec(html)?.[0] ?? ''
  const field =
    /<label for="[^"]+">([^<]+)<\/label>.*?<input id="[^"]+" name="([^"]+)".*?\/><p>([^<]+)<.*?<samp>([^<]+)</gs
  return [...form.matchAll(field)].map(([, ...parts]) => parts.join(' / '))
}

const CLUSTER = 'Cluster name / cluster-name / The name you give the cluster. / prod-1'
const POOL = 'Node pool / node-pool / The pool that runs the workers. / pool (more)'

describe('<Values /> is a form of the placeholders of the page', () => {
  it.each([
    ['in a block', '```bash\nls <cluster-name>\n```', [CLUSTER]],
    ['in a line', 'Name it `<cluster-name>`.', [CLUSTER]],
    ['each once, in order of use', '`<node-pool>` `<cluster-name>` `<node-pool>`', [POOL, CLUSTER]],
    ['no placeholders in markup', '```xml\n<event><slot/></event>\n```\n\n`<node-pool>`', [POOL]],
    ['no words in the text', 'A \\<cluster-name> and `<node-pool>`', [POOL]],
  ])('%s', async (_case, body, expected) => {
    const { html } = await compile(`<Values />\n\n${body}`)
    expect(fields(html)).toEqual(expected)
  })
})

it('a quick reference is no group: its values belong to the step that needs them', async () => {
  const body =
    '## Yours\n\n<Values />\n\n## Quick reference\n\n`<node-pool>` `<cluster-name>`\n\n## Two\n\n`<node-pool>`'
  const { html, markdown } = await compile(body)
  const titles = [...String(markdown).matchAll(/^\*\*(.+)\*\*$/gm)].map(([, title]) => title)
  expect(titles).toEqual(['Needed from the start', 'Two'])
  expect(fields(html)).toEqual([CLUSTER, POOL])
})

const MISTAKES: readonly (readonly [body: string, set?: string | null])[] = [
  ['Text\n\n```bash\nls <cluster-nmae>\n```'],
  ['Text\n\n<Partial file="a" />'],
  ['<Values set="ftc" />'],
  ['<Values />\n\n<Values />'],
  ['Text', 'fct'],
  ['<Values />', null],
]

it('a mistake is reported with its place', async () => {
  const files = { 'partials/a.mdx': 'A\n\n`<pool>`\n' }
  const found = await problemsOf(MISTAKES, ([body, set]) => compile(body, files, set))
  await expectYaml(found, 'values')
})

it('a guide without a set is reported', async () => {
  await expect(compile('`<pool>`', {}, null, GUIDE)).rejects.toThrow(
    `${GUIDE}:7 placeholder <pool>: found no description, expected "placeholders" in the front matter, set to the name of a file`,
  )
})

it('a page without a set can use any placeholder', async () => {
  const { flatHtml } = await compile('`<anything>`', {}, null)
  expect(flatHtml).toContain('<var>&lt;anything&gt;</var>')
})
