import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { siteConfig } from '../settings/site-config'
import {
  API_INTRODUCTION,
  HOME_LISTS,
  HOME_PRODUCTS,
  homeRoutes,
  LATEST_RELEASE,
} from './home-content'

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

it('has every link of every part in its routes', () => {
  const links = [...HOME_PRODUCTS, ...HOME_LISTS].flatMap((list) => list.links)
  const paths = links.map(({ path }) => path)
  expect(homeRoutes()).toEqual([...paths.map((path) => path.replace(/#.*/, '')), API_INTRODUCTION])
})
