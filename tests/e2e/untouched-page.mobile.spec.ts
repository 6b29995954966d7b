import { INTRODUCTION, isMarked, loader, markDocument, progressBar } from './changing-route'
import { delayResponses, tap } from './readers'
import { expect, test } from './site-test'

test('§2, §9 a tap on an untouched page, 1000 ms from the server, keeps the document', async ({
  page,
  docs,
}) => {
  await delayResponses(page, 1000)
  await docs.open(INTRODUCTION)
  await markDocument(page)
  await tap(docs.breadcrumbs.getByRole('link', { name: 'API' }))
  await expect(progressBar(page)).toBeVisible()
  await expect(loader(page)).toBeVisible()
  await expect(docs.title).toHaveText('API introduction')
  await expect(docs.title).toHaveText('Stream API')
  await expect(page).toHaveTitle(/^Stream API \|/)
  expect(await isMarked(page)).toBe(true)
})

test('§2 a tap before hydration, 100 ms from the server, opens the page', async ({
  page,
  docs,
}) => {
  await delayResponses(page, 100)
  await page.goto(INTRODUCTION, { waitUntil: 'commit' })
  await tap(docs.breadcrumbs.getByRole('link', { name: 'API' }))
  await expect(docs.title).toHaveText('Stream API')
})
