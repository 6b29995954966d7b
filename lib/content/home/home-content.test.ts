import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { siteConfig } from '../settings/site-config'
import { HOME_LISTS, HOME_PRODUCTS, LATEST_RELEASE } from './home-content'

const lists = [
  ...HOME_PRODUCTS.map(({ sidebarId, links }) => [sidebarId, links] as const),
  ...HOME_LISTS.map(({ title, links }) => [title, links] as const),
]

it('§2 FTC comes before Stream in navbar, sidebars, footer and on the home page', () => {
  const { navbar, sidebars, footer } = siteConfig
  const products = ['FTCSidebar', 'StreamSidebar']
  const landings = products.map((name) => sidebars[name]?.landing ?? '')
  const footerLinks = footer.groups.flatMap(({ links }) => links.map(({ href }) => href))
  expect(navbar.items.flatMap((item) => ('sidebarId' in item ? item.sidebarId : []))).toEqual(
    products,
  )
  expect(Object.keys(sidebars)).toEqual(products)
  expect(footerLinks.filter((href) => landings.includes(href))).toEqual(landings)
  expect(HOME_PRODUCTS.map(({ sidebarId }) => sidebarId)).toEqual(products)
})

it('names the latest release', () => {
  const releases = readdirSync('data/ftc-releases').flatMap((file) => Number.parseFloat(file) || [])
  expect(Number(LATEST_RELEASE)).toBe(Math.max(...releases))
})

describe.each(lists)('the links of %s', (_name, links) => {
  it('differ in label and URL', () => {
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length)
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length)
  })
})
