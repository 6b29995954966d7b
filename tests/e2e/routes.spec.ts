import { dirname } from 'node:path'
import { DESIGN_ROUTES } from '../fixtures/design-routes'
import { exportedRoutes } from '../fixtures/exported-site'
import { combinations, MATRIX } from './matrix'
import { expect, test } from './site-test'

const PAGES_PER_TEST = 20
const SITE_TITLE = 'Capella Documentation'

const all = [...new Set([...DESIGN_ROUTES, ...exportedRoutes()])].sort()
/** Every day the first page of each folder. */
const everyday = all.filter(
  (route, index) => all.findIndex((other) => dirname(other) === dirname(route)) === index,
)
const others = all.filter((route) => !everyday.includes(route))
const routes = combinations(everyday, others)
const batches = Array.from({ length: Math.ceil(routes.length / PAGES_PER_TEST) }, (_, index) =>
  routes.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
)

for (const batch of batches) {
  test(
    `§2 routes ${batch[0]} to ${batch.at(-1)} show their own page without a complaint`,
    MATRIX,
    async ({ page, docs }) => {
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
    },
  )
}
