import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { siteConfig } from '../content/settings/site-config'
import { PRODUCTS } from './products'

it.each(PRODUCTS)('%s has a sidebar, a color, and images for link previews', (product) => {
  const sidebars = Object.values(siteConfig.sidebars).map((sidebar) => sidebar.product)
  expect.soft(sidebars, 'site.config.ts: sidebars').toContain(product)
  const tokens = readFileSync('styles/tokens.css', 'utf8')
  expect.soft(tokens, 'styles/tokens.css').toContain(`[data-product="${product}"]`)
  for (const file of [`public/img/share/${product}.png`, `artwork/share-${product}.svg`])
    expect.soft(existsSync(file), file).toBe(true)
})
