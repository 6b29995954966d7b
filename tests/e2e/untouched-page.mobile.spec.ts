import { INTRODUCTION, isMarked, loader, markDocument, progressBar } from './changing-route'
import { combinations, MATRIX } from './matrix'
import { delayResponses, tap } from './readers'
import { expect, test } from './site-test'

for (const latency of combinations([1000], [0, 100]))
  test(
    `§2, §9 a tap on an untouched page, ${latency} ms from the server, keeps the document`,
    MATRIX,
    async ({ page, docs }) => {
      await delayResponses(page, latency)
      await docs.open(INTRODUCTION)
      await markDocument(page)
      await tap(docs.breadcrumbs.getByRole('link', { name: 'API' }))
      if (latency === 1000) {
        await expect(progressBar(page)).toBeVisible()
        await expect(loader(page)).toBeVisible()
        await expect(docs.title).toHaveText('API introduction')
      }
      await expect(docs.title).toHaveText('Stream API')
      await expect(page).toHaveTitle(/^Stream API \|/)
      expect(await isMarked(page)).toBe(true)
    },
  )

for (const latency of combinations([100], [0, 1000]))
  test(
    `§2 a tap before hydration, ${latency} ms from the server, opens the page`,
    MATRIX,
    async ({ page, docs }) => {
      await delayResponses(page, latency)
      await page.goto(INTRODUCTION, { waitUntil: 'commit' })
      await tap(docs.breadcrumbs.getByRole('link', { name: 'API' }))
      await expect(docs.title).toHaveText('Stream API')
    },
  )
