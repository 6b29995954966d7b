import { describe, expect, it } from 'vitest'
import { siteConfig } from '../settings/site-config'
import { HOME_LISTS, HOME_METHODS, HOME_PRODUCTS, homeRoutes } from './home-content'

const lists = [
  ...HOME_PRODUCTS.map(({ sidebarId, links }) => [sidebarId, links] as const),
  ['methods', HOME_METHODS] as const,
  ...HOME_LISTS.map(({ title, links }) => [title, links] as const),
]

it('names sidebars that the site has', () => {
  const sidebars = Object.keys(siteConfig.sidebars)
  expect(HOME_PRODUCTS.map(({ sidebarId }) => sidebarId).sort()).toEqual(sidebars.sort())
})

it('has every link of every part in its routes', () => {
  const paths = lists.flatMap(([, links]) => links.map(({ path }) => path))
  expect(homeRoutes().sort()).toEqual(paths.sort())
})

describe.each(lists)('the links of %s', (_name, links) => {
  it('differ in label and address', () => {
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length)
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length)
  })
})
