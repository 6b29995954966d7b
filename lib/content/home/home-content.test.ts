import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { siteConfig } from '../settings/site-config'
import { HOME_PRODUCTS, LATEST_RELEASE } from './home-content'

it('§2 FTC comes before Stream in navbar, sidebars and on the home page, and after it in the footer', () => {
  const { navbar, sidebars, footer } = siteConfig
  const products = ['FTCSidebar', 'StreamSidebar']
  const landings = products.map((name) => sidebars[name]?.landing ?? '')
  const footerLinks = footer.groups.flatMap(({ links }) => links.map(({ href }) => href))
  expect(navbar.items.flatMap((item) => ('sidebarId' in item ? item.sidebarId : []))).toEqual(
    products,
  )
  expect(Object.keys(sidebars)).toEqual(products)
  expect(footerLinks.filter((href) => landings.includes(href))).toEqual(landings.toReversed())
  expect(HOME_PRODUCTS.map(({ sidebarId }) => sidebarId)).toEqual(products)
})

it('names the latest release', () => {
  const releases = readdirSync('data/ftc-releases').flatMap((file) => Number.parseFloat(file) || [])
  expect(Number(LATEST_RELEASE)).toBe(Math.max(...releases))
})
