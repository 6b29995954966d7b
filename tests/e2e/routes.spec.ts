import { DESIGN_ROUTES } from '../fixtures/design-routes'
import { exportedRoutes } from '../fixtures/exported-site'
import { expect, test } from './site-test'

const PAGES_PER_TEST = 10
const SITE_TITLE = 'Capella Documentation'

const routes = [...new Set([...DESIGN_ROUTES, ...exportedRoutes()])].sort()
const batches = Array.from({ length: Math.ceil(routes.length / PAGES_PER_TEST) }, (_, index) =>
  routes.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
)

for (const batch of batches) {
  test(`§2 routes ${batch[0]} to ${batch.at(-1)} show their own page without a complaint`, async ({
    page,
    docs,
  }) => {
    for (const route of batch) {
      await test.step(route, async () => {
        const response = await docs.open(route)
        expect.soft(response?.status(), route).toBe(200)
        expect.soft(new URL(page.url()).pathname).toBe(route)
        await expect.soft(docs.title, route).toHaveCount(1)
        const [title, site] = (await page.title()).split(' | ')
        if (route === '/') expect.soft(title).toBe(SITE_TITLE)
        else await expect.soft(docs.title, route).toHaveText(title ?? '')
        expect.soft(site, route).toBe(route === '/' ? undefined : SITE_TITLE)
      })
    }
  })
}

test('§2 every route has a title and a heading that no other has', async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text()
      return {
        route,
        title: /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '',
        heading: /<h1[^>]*>(.+?)<\/h1>/.exec(html)?.[1] ?? '',
      }
    }),
  )
  for (const field of ['title', 'heading'] as const) {
    const repeated = heads.filter(
      (head) =>
        head[field] === '' || heads.some((other) => other !== head && other[field] === head[field]),
    )
    expect(repeated, `routes that share a ${field}`).toEqual([])
  }
})
