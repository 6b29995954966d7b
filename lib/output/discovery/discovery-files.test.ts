import { expect, it } from 'vitest'
import type { FrontMatter } from '../../content/pages/front-matter'
import type { PageMapNode } from '../../content/pages/page-map'
import { siteConfig } from '../../content/settings/site-config'
import { discoveryFiles } from './discovery-files'

const { url, title, tagline, sidebars } = siteConfig

function node(
  route: string,
  sidebar: string | null,
  fields: Partial<FrontMatter>,
  children = [] as PageMapNode[],
) {
  const name = route.split('/').at(-1) ?? ''
  const frontMatter = { title: name, description: `About ${name}.`, ...fields }
  const page = { id: name, route, file: `pages${route}.mdx`, sidebar, frontMatter }
  return { name, route, label: name, page, children }
}

const NODES = [
  node('/', null, { title: 'Home', layout: 'app' }),
  node('/search', null, { layout: 'app' }),
  node('/docs/Stream', 'StreamSidebar', { updated: '2026-03-14' }, [
    node('/docs/Stream/Logs', 'StreamSidebar', { title: 'Logs [all]', askFirst: 'whom' }),
    node('/docs/Stream/Later', 'StreamSidebar', { status: 'placeholder' }),
  ]),
  node('/docs/FTC', 'FTCSidebar', {}),
  node('/docs/Accessibility', null, {}),
]
const pages = [...NODES, ...(NODES[2]?.children ?? [])].flatMap(({ page }) => page ?? [])
const files = discoveryFiles(NODES, pages, ['Send a token.'])

it('the sitemap lists the pages that search engines may index, by URL, with their dates', () => {
  const entries = [...(files.get('/sitemap.xml') ?? '').matchAll(/<url>(.*)<\/url>\n/g)]
  expect(entries.map(([, entry]) => entry)).toEqual([
    `<loc>${url}/</loc>`,
    `<loc>${url}/docs/Accessibility</loc>`,
    `<loc>${url}/docs/FTC</loc>`,
    `<loc>${url}/docs/Stream</loc><lastmod>2026-03-14</lastmod>`,
    `<loc>${url}/docs/Stream/Logs</loc>`,
  ])
  expect(files.get('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`)
})

it('llms.txt links to the Markdown copies by product, and says which pages need a question first', () => {
  const [head = '', ...sections] = (files.get('/llms.txt') ?? '').split('\n## ')
  expect(head).toContain(`# ${title}\n\n> ${tagline}\n`)
  for (const { label, summary } of Object.values(sidebars))
    expect(head).toContain(`\n${label}: ${summary}\n`)
  expect(head).toMatch(/add `\.md` to its URL\.\n\nCommands .* guess none\.\n\nSend a token\.\n$/)
  expect(sections).toEqual([
    `FTC\n\n- [FTC](${url}/docs/FTC.md): About FTC.\n`,
    `Stream\n\n- [Stream](${url}/docs/Stream.md): About Stream.\n- [Logs \\[all\\]](${url}/docs/Stream/Logs.md): Ask first. About Logs.\n`,
    `Optional\n\n- [Accessibility](${url}/docs/Accessibility.md): About Accessibility.\n`,
  ])
})
