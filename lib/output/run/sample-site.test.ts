import { expect, it, vi } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compiled-page'
import { expectHtml, expectYaml } from '../../../tests/fixtures/expected-files'
import { SAMPLE_FILES, SAMPLE_FOLDER } from '../../../tests/fixtures/sample-files'
import { bracketed } from '../../../tests/fixtures/search-hit'
import { requestFor } from '../../../tests/fixtures/search-index'
import { createProject } from '../../../tests/fixtures/temp-project'
import { navigationFor, openSections } from '../../content/navigation/navigation'
import { flattenPageMap } from '../../content/pages/page-map'
import { readPageMap } from '../../content/pages/read-page-map'
import { siteConfig } from '../../content/settings/site-config'
import { COMPONENT_NAMES } from '../../content/writer-components'
import { SearchEngine } from '../../search/engine/search-engine'
import { INDEX_FILE, joinIndex, NAMES_FILE } from '../../search/search-index'
import type { Product } from '../../site/products'
import { openProject } from '../pages/open-project'
import { OUTPUTS } from './outputs'

vi.mock('../../content/settings/site-config', () => import('../../../tests/fixtures/sample-config'))

/** Methods whose pages have the same parts as AddEvent’s. Of their Markdown copies, only other lines are expected. */
const LIKE_ADD_EVENT = /API_Methods\/(?!AddEvent|index)/

const { sidebars } = siteConfig
const { nodes, published } = await readPageMap(SAMPLE_FOLDER, sidebars)
const files = published.map(({ file }) => file)

it.each(files.filter((file) => !LIKE_ADD_EVENT.test(file)))('%s becomes HTML', async (file) => {
  const { html, frontMatter } = await compilePage(file, SAMPLE_FILES)
  const name = file.replace(/^pages\/|\.mdx$/g, '')
  await expectHtml(html, `site/${name}`)
  if (/AWS|AddEvent|Later/.test(file)) await expectYaml(frontMatter, `site/${name}`)
})

it('each page has its place in the navigation', async () => {
  const placeOf = (route: string) => ({
    ...navigationFor(nodes, route, sidebars),
    open: openSections(nodes, route, sidebars).map(({ path }) => path),
  })
  const places = flattenPageMap(nodes).map(({ route, label, page }) => [
    route,
    { label, id: page?.id, file: page?.file, ...placeOf(route) },
  ])
  await expectYaml(
    { ...Object.fromEntries(places), gone: placeOf('/docs/Gone') },
    'site/navigation',
  )
})

it('the site uses every component that writers can use', () => {
  const texts = Object.values(SAMPLE_FILES).join('\n')
  const used = new Set(texts.match(/(?<=<)[A-Z]\w+(?=[\s>])/g))
  expect(COMPONENT_NAMES.filter((name) => !used.has(name))).toEqual([])
})

/** The lines of a text that a similar one lacks. */
function otherLines(text: string, similar = ''): string {
  const known = similar.split('\n')
  return text
    .split('\n')
    .filter((line) => !known.includes(line))
    .join('\n')
}

it('each output has the site’s pages and data', async () => {
  const built = ['index.html', '404.html', 'docs/FTC.html', 'docs/FTC.md'].map((file) => [
    `out/${file}`,
    '',
  ])
  const project = openProject(createProject({ ...SAMPLE_FILES, ...Object.fromEntries(built) }))
  const target = { folder: `${project.root}/out`, policy: "default-src 'self'" }
  // The others need Next's export.
  for (const output of OUTPUTS.filter(({ name }) => !/scripts|licenses/.test(name))) {
    const files = new Map(
      [...(await output.create(project, target))].map(([url, content]) => [url, String(content)]),
    )
    const addEvent = files.get('/docs/Stream/API/API_Methods/AddEvent.md')
    const texts = [...files].map(([url, text]) => {
      if (LIKE_ADD_EVENT.test(url)) return [url, otherLines(text, addEvent)]
      return [url, /^[[{]/.test(text) ? JSON.parse(text) : text]
    })
    await expectYaml(Object.fromEntries(texts), `site/${output.name.replaceAll(' ', '-')}`)
  }
})

const QUERIES = `
helm, get helm, helmm, instal ports, k8s, kubernetes, unregister, delete event, AddEvent, addevent parameter
StartStreamingDate, event_weekdays, port 8648, 8171, 409, http 503, error: 0/3 nodes are available, Insufficient cpu
not ready, logo, logos, logo place beta, symptom, what does it cost, how do I install FTC, <cluster-name>
helm login --name, "open the ports", nothing here, zzxqy, blackmagic raw, 2026-11-02 helm, EKS amazon
tech specification, SRT, save, expose stream service, te`.split(/, |\n/)
/** Queries that are also limited to a product. */
const IN_STREAM = ['helm', 'kubernetes', 'error: 0/3 nodes are available', 'zzxqy']

it('searches find what they name', async () => {
  const output = OUTPUTS.find(({ name }) => name.startsWith('search index'))
  const project = openProject(createProject(SAMPLE_FILES))
  const files = new Map(await output?.create(project, { folder: '', policy: '' }))
  const [names, text] = [NAMES_FILE, INDEX_FILE].map((url) => JSON.parse(String(files.get(url))))
  const engine = new SearchEngine(joinIndex(names, text))
  const answerTo = (query: string, product: Product | null) => {
    const currentRoute = product ? '/docs/Stream' : '/docs/FTC/Troubleshooting'
    const request = requestFor(query, { product, currentRoute, hitsPerPage: 3, snippetWords: 8 })
    const { hits, ...rest } = engine.search(request)
    const lines = hits.map(({ url, page, headings, snippet }) =>
      [url, ...[page.title, ...headings, snippet].map(bracketed)].join(' | '),
    )
    return [JSON.stringify(rest).replaceAll('"', ''), ...lines]
  }
  const answers = [
    ...QUERIES.slice(1).map((query) => [query, answerTo(query, null)]),
    ...IN_STREAM.map((query) => [`${query} in Stream`, answerTo(query, 'stream')]),
  ]
  await expectYaml(Object.fromEntries(answers), 'site/searches')
})
