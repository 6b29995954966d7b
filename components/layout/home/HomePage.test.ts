import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { siteConfig } from '../../../lib/content/settings/site-config'

const home = readFileSync('pages/index.mdx', 'utf8')

it('§2 FTC comes before Stream in navbar, sidebars and on the home page, and after it in the footer', () => {
  const { navbar, sidebars, footer } = siteConfig
  const products = ['FTCSidebar', 'StreamSidebar']
  const landings = products.map((name) => sidebars[name]?.landing ?? '')
  const footerLinks = footer.groups.flatMap(({ links }) => links.map(({ href }) => href))
  const inNavbar = navbar.items.flatMap((item) => ('sidebarId' in item ? item.sidebarId : []))
  expect(inNavbar).toEqual(products)
  expect(Object.keys(sidebars)).toEqual(products)
  expect(footerLinks.filter((href) => landings.includes(href))).toEqual(landings.toReversed())
  expect([...home.matchAll(/sidebar="(\w+)"/g)].map((match) => match[1])).toEqual(products)
})

it('the home page names the latest release', () => {
  const releases = readdirSync('data/ftc-releases').flatMap((file) => Number.parseFloat(file) || [])
  expect(home).toContain(`New in FTC ${Math.max(...releases).toFixed(1)}"`)
})
