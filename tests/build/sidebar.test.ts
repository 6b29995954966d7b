// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { INDEX_ROUTES } from '../fixtures/design-routes'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { exportedPages, readSiteFile } from './exported-page'

type Item = { readonly path: string; readonly hasChildren?: true }

const allPages = exportedPages()
const pages = allPages.filter(({ route }) => /^\/docs\/(?:Stream|FTC)/.test(route))

it('issue 2, 4 a page holds the open branch of its sidebar, no children of closed sections', () => {
  const wrong = pages.filter(({ document, route }) => {
    const links = [...document.querySelectorAll('nav[aria-label$=" documentation"] li a')]
    const shown = links.map((link) => link.getAttribute('href') ?? '')
    return JSON.stringify(shown) !== JSON.stringify(branch(productOf(route), route))
  })
  expect(pages.length).toBeGreaterThan(60)
  expect(wrong.map(({ route }) => route)).toEqual([])
})

it('issue 2, 4 a page marks itself in its sidebar, once', () => {
  const wrong = pages.filter(({ document, route }) => {
    const marked = [...document.querySelectorAll('[aria-current="page"]')]
    // The page of the product itself is the sidebar's root, which is no entry of it.
    const expected = route === productOf(route) ? [] : [route]
    return (
      JSON.stringify(marked.map((link) => link.getAttribute('href'))) !== JSON.stringify(expected)
    )
  })
  expect(wrong.map(({ route }) => route)).toEqual([])
})

it('§2 the documentation root has a sidebar of the products', () => {
  const root = allPages.find(({ route }) => route === '/docs')
  const links = [...(root?.document.querySelectorAll('#sidebar li a') ?? [])]
  const addresses = links.map((link) => link.getAttribute('href'))
  expect(addresses.sort()).toEqual(['/docs/FTC', '/docs/Stream'])
})

it('issue 2, 3 every index page leads to each child of its folder', () => {
  for (const route of INDEX_ROUTES) {
    const page = allPages.find((one) => one.route === route)
    const links = [...(page?.document.querySelectorAll('main .prose a') ?? [])]
    const addresses = new Set(links.map((link) => link.getAttribute('href')))
    const missing = childrenOf(route).filter((child) => !addresses.has(child.path))
    expect(missing, route).toEqual([])
  }
})

/** What the sidebar of a page lists: the sections on the way to it are open, all others closed. */
function branch(section: string, route: string): string[] {
  return childrenOf(section).flatMap((item) => {
    const isOpen = item.hasChildren && (route === item.path || route.startsWith(`${item.path}/`))
    return isOpen ? [item.path, ...branch(item.path, route)] : [item.path]
  })
}

function childrenOf(section: string): readonly Item[] {
  const file = `page-map${section}.json`
  if (!existsSync(path.join(SITE_FOLDER, file))) throw new Error(`There is no ${file}.`)
  const items: readonly Item[] = JSON.parse(readSiteFile(file).toString('utf8'))
  return items
}

function productOf(route: string): string {
  return route.split('/').slice(0, 3).join('/')
}
