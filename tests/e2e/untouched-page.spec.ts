import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  loader,
  markDocument,
  progressBar,
} from './changing-route'
import { delayAnswers, LATENCIES, QUICK_WAYS, WAYS } from './readers'
import { expect, test } from './site-test'

for (const latency of LATENCIES) {
  for (const [way, follow] of WAYS) {
    test(`§2, §9 ${way} on an untouched page, ${latency} ms from the server, keeps the document`, async ({
      page,
      docs,
    }) => {
      await delayAnswers(page, latency)
      await docs.open(INTRODUCTION)
      await markDocument(page)
      await follow(docs.sidebar.link('Event description'))
      if (latency === 1000) {
        await expect(progressBar(page)).toBeVisible()
        await expect(loader(page)).toBeVisible()
        await expect(docs.title).toHaveText('API introduction')
      }
      await expect(docs.title).toHaveText('Event description')
      await expect(page).toHaveTitle(/^Event description \|/)
      await expect(page).toHaveURL(DESCRIPTION)
      await expect(loader(page)).toBeHidden()
      expect(await isMarked(page)).toBe(true)
    })
  }

  for (const [way, follow] of QUICK_WAYS)
    test(`§2 ${way} before React is there, ${latency} ms from the server, leads to the page`, async ({
      page,
      docs,
    }) => {
      await delayAnswers(page, latency)
      await page.goto(INTRODUCTION, { waitUntil: 'commit' })
      await follow(docs.sidebar.link('Event description'))
      await expect(docs.title).toHaveText('Event description')
      await expect(page).toHaveURL(DESCRIPTION)
      await expect(errorBox(page)).toHaveCount(0)
    })
}

for (const [way, follow] of QUICK_WAYS)
  test(`§2 ${way} on a page whose scripts never come leads to the page`, async ({ page, docs }) => {
    await page.route('**/_next/**/*.js', () => {})
    await page.goto(INTRODUCTION, { waitUntil: 'commit' })
    await follow(docs.sidebar.link('Event description'))
    await expect(docs.title).toHaveText('Event description')
  })
