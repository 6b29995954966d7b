import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { htmlLines } from '../../../tests/fixtures/html-lines'
import { bracketed } from '../../../tests/fixtures/search-hit'
import { requestFor } from '../../../tests/fixtures/search-index'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../../content/pages/read-page-map'
import { listFiles } from '../../content/project-files'
import { siteConfig } from '../../content/settings/site-config'
import { SearchEngine } from '../../search/engine/search-engine'
import { INDEX_FILE } from '../../search/search-index'
import { openProject } from '../pages/open-project'
import { OUTPUTS } from './outputs'

vi.mock('../../content/settings/site-config', () => import('../../../tests/fixtures/sample-config'))

/** A small site that has everything that pages and data can contain. */
const ROOT = 'tests/fixtures/sample-site'
const FILES: ProjectFiles = Object.fromEntries(
  listFiles(ROOT).map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')]),
)
const EXPECTED = '../../../tests/fixtures/expected/site'
/** Methods whose pages have the same parts as AddEvent’s. */
const LIKE_ADD_EVENT = /API_Methods\/(?!AddEvent|index)/

const { published } = await readPageMap(ROOT, siteConfig.sidebars)
const files = published.map(({ file }) => file)

it.each(files.filter((file) => !LIKE_ADD_EVENT.test(file)))('%s becomes HTML', async (file) => {
  const { html, frontMatter } = await compilePage(file, FILES)
  const name = file.replace(/^pages\/|\.mdx$/g, '')
  await expect(htmlLines(html)).toMatchFileSnapshot(`${EXPECTED}/${name}.txt`)
  if (/AWS|AddEvent|Later/.test(file))
    await expect(stringify(frontMatter)).toMatchFileSnapshot(`${EXPECTED}/${name}.yaml`)
})

/** Outputs that need Next's export. */
const OF_EXPORT = ['late start of scripts', 'licenses']

it('each output has the site’s pages and data', async () => {
  const built = ['index.html', '404.html', 'docs/FTC.html', 'docs/FTC.md'].map((file) => [
    `out/${file}`,
    '',
  ])
  const project = openProject(createProject({ ...FILES, ...Object.fromEntries(built) }))
  const target = { folder: `${project.root}/out`, policy: "default-src 'self'" }
  for (const output of OUTPUTS.filter(({ name }) => !OF_EXPORT.includes(name))) {
    const texts = [...(await output.create(project, target))].map(([url, content]) => {
      const text = String(content)
      return [url, /^[[{]/.test(text) ? JSON.parse(text) : text]
    })
    await expect(stringify(Object.fromEntries(texts))).toMatchFileSnapshot(
      `${EXPECTED}/${output.name.replace(' ', '-')}.yaml`,
    )
  }
})

const QUERIES = [
  ...[
    'helm',
    'get helm',
    'helmm',
    'instal ports',
    'k8s',
    'kubernetes',
    'unregister',
    'delete event',
  ],
  ...[
    'AddEvent',
    'addevent parameter',
    'StartStreamingDate',
    'event_weekdays',
    'port 8648',
    '8171',
  ],
  ...['409', 'http 503', 'error: 0/3 nodes are available', 'Insufficient cpu', 'not ready'],
  ...['logo', 'logos', 'logo place beta', 'symptom', 'what does it cost', 'how do I install FTC'],
  ...[
    '<cluster-name>',
    'helm login --name',
    '"open the ports"',
    'nothing here',
    'zzxqy',
    'blackmagic raw',
  ],
  ...[
    '2026-11-02 helm',
    'EKS amazon',
    'tech specification',
    'SRT',
    'save',
    'expose stream service',
    'te',
  ],
]

it('searches find what they name', async () => {
  const index = parse(readFileSync('tests/fixtures/expected/site/search-index.yaml', 'utf8'))
  const engine = new SearchEngine(index[INDEX_FILE])
  const answers = QUERIES.flatMap((query) =>
    [null, 'stream' as const].map((product) => {
      const currentRoute = product ? '/docs/Stream' : '/docs/FTC/Troubleshooting'
      const request = requestFor(query, { product, currentRoute, hitsPerPage: 5, snippetWords: 8 })
      const { hits, ...rest } = engine.search(request)
      const lines = hits.map(({ url, page, headings, snippet }) =>
        [url, ...[page.title, ...headings, snippet].map(bracketed)].join(' | '),
      )
      return [`${query}${product ? ' in Stream' : ''}`, { ...rest, hits: lines }]
    }),
  )
  await expect(stringify(Object.fromEntries(answers))).toMatchFileSnapshot(
    `${EXPECTED}/searches.yaml`,
  )
})
