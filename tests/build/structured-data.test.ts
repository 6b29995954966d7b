// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { siteConfig } from '../../lib/content/settings/site-config'
import { exportedPages, fileAt, metaContent, NOT_INDEXED, urlOf } from './exported-page'

const indexed = exportedPages().filter(({ route }) => !NOT_INDEXED.includes(route))

const listItem = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.number(),
  name: z.string().min(1),
  item: z.string().url(),
})
const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(listItem).min(2),
})
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: z.literal(siteConfig.publisher.name),
  url: z.literal(siteConfig.publisher.url),
})
const article = z.strictObject({
  '@type': z.literal('TechArticle'),
  headline: z.string(),
  description: z.string(),
  url: z.string().url(),
  image: z.string().url(),
  author: organization,
  publisher: organization,
  dateModified: z.string().date(),
})
const context = { '@context': z.literal('https://schema.org') }
const structuredData = z.union([
  z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    name: z.literal(siteConfig.title),
    url: z.literal(urlOf('/')),
    description: z.string(),
  }),
  article.extend(context),
  z.strictObject({ ...context, '@graph': z.tuple([article, breadcrumbList]) }),
])

describe('JSON-LD', () => {
  const blocks = indexed.map((page) => {
    const [block, ...others] = page.document.querySelectorAll('script[type="application/ld+json"]')
    return { page, others, data: structuredData.safeParse(JSON.parse(block?.textContent ?? '0')) }
  })

  it('describes each page once, with its title and description', () => {
    const wrong = blocks.filter(({ page, data, others }) => {
      if (!data.success || others.length > 0) return true
      const said = '@graph' in data.data ? data.data['@graph'][0] : data.data
      const title = 'headline' in said ? said.headline : said.name
      return (
        said.description !== metaContent(page, 'description') ||
        !page.document.title.startsWith(title)
      )
    })
    expect(wrong.map(({ page, data }) => `${page.route} ${data.error?.message}`)).toEqual([])
    expect(
      blocks.filter(({ data }) => data.data !== undefined && '@type' in data.data),
    ).toHaveLength(3)
  })

  it('has breadcrumbs of existing pages that end at the page itself', () => {
    const wrong = blocks.filter(({ page, data }) => {
      if (!data.success || !('@graph' in data.data)) return false
      const { itemListElement: items } = data.data['@graph'][1]
      const isPlaced = items.every(
        ({ position, item }, index) => position === index + 1 && fileAt(item) !== null,
      )
      return !isPlaced || items.at(-1)?.item !== urlOf(page.route)
    })
    expect(wrong.map(({ page }) => page.route)).toEqual([])
  })
})
