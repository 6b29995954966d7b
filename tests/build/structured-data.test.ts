// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { z } from 'zod'
import { exportedPages, fileAt, metaContent, NOT_INDEXED, urlOf } from './exported-page'

const indexed = exportedPages().filter(({ route }) => !NOT_INDEXED.includes(route))

const about = z.object({
  '@type': z.enum(['WebSite', 'TechArticle']),
  description: z.string(),
  url: z.string().url(),
})
const listItem = z.object({ position: z.number(), name: z.string().min(1), item: z.string().url() })
const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(listItem).min(2),
})
const context = { '@context': z.literal('https://schema.org') }
const structuredData = z.union([
  about.extend(context).transform((page) => ({ page, items: [] })),
  z
    .object({ ...context, '@graph': z.tuple([about, breadcrumbs]) })
    .transform(({ '@graph': [page, { itemListElement: items }] }) => ({ page, items })),
])

it.each(indexed.map((page) => [page.route, page] as const))(
  'JSON-LD describes %s once, with breadcrumbs of existing pages that end at the page itself',
  (route, page) => {
    const blocks = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
    expect(blocks).toHaveLength(1)
    const { page: said, items } = structuredData.parse(JSON.parse(blocks[0]?.textContent ?? '0'))
    expect(said).toMatchObject({ description: metaContent(page, 'description'), url: urlOf(route) })
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
    expect(items.filter(({ item }) => fileAt(item) === null)).toEqual([])
    if (items.length > 0) expect(items.at(-1)?.item).toBe(urlOf(route))
  },
)
