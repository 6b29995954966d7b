import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  loader,
  markDocument,
  progressBar,
} from './changing-route'
import { combinations, MATRIX } from './matrix'
import { delayResponses, WAYS, type Way } from './readers'
import { expect, test } from './site-test'

const [click, key, rest] = WAYS

for (const [[way, follow], latency] of combinations<readonly [Way, number]>(
  [
    [click, 0],
    [key, 100],
  ],
  [
    [click, 100],
    [click, 1000],
    [key, 0],
    [key, 1000],
    [rest, 0],
    [rest, 100],
    [rest, 1000],
  ],
))
  test(
    `§2, §9 ${way} on an untouched page, ${latency} ms from the server, keeps the document`,
    MATRIX,
    async ({ page, docs }) => {
      await delayResponses(page, latency)
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
    },
  )

for (const [[way, follow], latency] of combinations<readonly [Way, number]>(
  [[click, 1000]],
  [
    [click, 0],
    [click, 100],
    [key, 0],
    [key, 100],
    [key, 1000],
  ],
))
  test(
    `§2 ${way} before hydration, ${latency} ms from the server, opens the page`,
    MATRIX,
    async ({ page, docs }) => {
      await delayResponses(page, latency)
      await page.goto(INTRODUCTION, { waitUntil: 'commit' })
      await follow(docs.sidebar.link('Event description'))
      await expect(docs.title).toHaveText('Event description')
      await expect(page).toHaveURL(DESCRIPTION)
      await expect(errorBox(page)).toHaveCount(0)
    },
  )

test('§2 a click on a page whose scripts never come leads to the page', async ({ page, docs }) => {
  await page.route('**/_next/**/*.js', () => {})
  await page.goto(INTRODUCTION, { waitUntil: 'commit' })
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
})
