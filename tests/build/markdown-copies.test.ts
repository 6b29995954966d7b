// @vitest-environment jsdom
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
import { PLACEHOLDER_ROUTES } from '../fixtures/design-routes'
import { exportedFiles } from '../fixtures/exported-site'
import { exportedPages, readSiteFile } from './exported-page'

const APP_ROUTES: readonly string[] = ['/', '/search']
const files = new Set(exportedFiles())
const pages = exportedPages()
const articles = pages.filter(({ document }) => document.querySelector('[data-article]') !== null)
const copies = articles.map(({ route, document }) => {
  const text = String(readSiteFile(`${route.slice(1)}.md`))
  return { route, document, text, tree: fromMarkdown(text) }
})

const failing = (isRight: (copy: (typeof copies)[number]) => boolean) =>
  copies.filter((copy) => !isRight(copy)).map(({ route }) => route)

function all<Type extends Nodes['type']>(tree: Root, type: Type) {
  const isWanted = (node: Nodes): node is Extract<Nodes, { type: Type }> => node.type === type
  return nodesOf(tree).filter(isWanted)
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])]
}

describe('the Markdown copy of every page with an article', () => {
  it('exists, and its page links to it', () => {
    expect([...files].filter((file) => file.endsWith('.md'))).toHaveLength(articles.length)
    expect(articles.length).toBeGreaterThan(85)
    expect(
      failing(
        ({ route, document }) =>
          document.querySelector('link[type="text/markdown"]')?.getAttribute('href') ===
          `${route}.md`,
      ),
    ).toEqual([])
  })

  it('has the page’s title and headings', () => {
    expect(
      failing(({ tree, document }) => {
        const headings = all(tree, 'heading').map((node) => textOf(node).replace(/^\d+\. /, ''))
        const wanted = [...document.querySelectorAll('h1, [data-article] :is(h2, h3)')].map(
          ({ textContent }) => textContent,
        )
        return headings.join('\n') === wanted.join('\n')
      }),
    ).toEqual([])
  })

  it('links to copies that exist, and to web pages only for its source and for samples', () => {
    const ownLinks = (tree: Root) =>
      [...all(tree, 'link'), ...all(tree, 'definition')]
        .map(({ url }) => new URL(url))
        .filter(({ origin }) => origin === new URL(siteConfig.url).origin)
        .map(({ pathname }) => pathname)
    const isFound = (path: string) => files.has(path.slice(1))
    expect(copies.flatMap(({ tree }) => ownLinks(tree)).length).toBeGreaterThan(2000)
    expect(
      failing(({ route, tree }) =>
        ownLinks(tree).every(
          (path) => path === route || APP_ROUTES.includes(path) || isFound(path),
        ),
      ),
    ).toEqual([])
  })

  it('has no HTML and no labels of controls', () => {
    expect(failing(({ tree }) => all(tree, 'html').length === 0)).toEqual([])
    const words = /^Copy$|Select the number of a step|Fill in what you know/m
    expect(failing(({ text }) => !words.test(text))).toEqual([])
  })
})

it('has the sample of each method in curl and Python', () => {
  const methods = copies.filter(({ route }) => route.includes('/API_Methods/'))
  expect(methods.length).toBeGreaterThan(0)
  expect(methods.filter(({ text }) => !/```bash\ncurl [\s\S]+```python\n/.test(text))).toEqual([])
})

it('has the values and facts of a guide in Markdown', () => {
  const guide = copies.find(({ route }) =>
    route.endsWith('/Stream/Installation_Guides/Kubernetes/AWS'),
  )
  expect(guide?.text).toMatch(/^- \*\*[^*]+\*\* \(`<[a-z-]+>`\): .+ Example: `/m)
  const [title, , facts] = guide?.text.split('\n') ?? []
  expect(title).toMatch(/^# \S/)
  expect(facts).toMatch(
    /^Applies to .+\. Takes about 2 hours\. .*Last updated \d{4}-\d\d-\d\d\..* Source: /,
  )
})

it('llms.txt lists each product’s pages with their copies, without placeholders', () => {
  const text = String(readSiteFile('llms.txt'))
  const tree = fromMarkdown(text)
  // llmstxt.org allows only links below second-level headings.
  expect(tree.children.map(({ type }) => type).join(' ')).toMatch(
    /^heading blockquote (?:paragraph )+heading list heading list heading list$/,
  )
  expect(all(tree, 'heading').map((node) => textOf(node))).toEqual([
    siteConfig.title,
    'FTC',
    'Stream',
    'Optional',
  ])
  for (const rule of ['Host: `<api-host>`', 'Token: ', 'Pin: ', 'Unconfirmed: '])
    expect(text).toContain(`\n${rule}`)
  expect(text).toContain('To get an article as Markdown, add `.md` to its URL.')
  const listed = all(tree, 'link').map(({ url }) => new URL(url).pathname.slice(1))
  const wanted = articles
    .filter(({ route }) => !PLACEHOLDER_ROUTES.some((planned) => planned === route))
    .map(({ route }) => `${route.slice(1)}.md`)
  expect([...listed].sort()).toEqual(wanted.sort())
  expect(listed.filter((file) => !files.has(file))).toEqual([])
  const unsaid = all(tree, 'listItem').filter((item) => !/: .{49,}/.test(textOf(item)))
  expect(unsaid).toEqual([])
})
