// @vitest-environment jsdom
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
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
