import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  loader,
  markDocument,
} from './changing-route'
import { delayResponses, WAYS } from './readers'
import { expect, test } from './site-test'

const [click, key] = WAYS

for (const [[way, follow], latency] of [
  [click, 0],
  [key, 100],
] as const)
  test(`§2, §9 ${way} on an untouched page, ${latency} ms from the server, keeps the document`, async ({
    page,
    docs,
  }) => {
    await delayResponses(page, latency)
    await docs.open(INTRODUCTION)
    await markDocument(page)
    await follow(docs.sidebar.link('Event description'))
    await expect(docs.title).toHaveText('Event description')
    await expect(page).toHaveTitle(/^Event description \|/)
    await expect(page).toHaveURL(DESCRIPTION)
    await expect(loader(page)).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })

test('§2 a click before hydration, 1000 ms from the server, opens the page', async ({
  page,
  docs,
}) => {
  await delayResponses(page, 1000)
  await page.goto(INTRODUCTION, { waitUntil: 'commit' })
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
  await expect(page).toHaveURL(DESCRIPTION)
  await expect(errorBox(page)).toHaveCount(0)
})

test('§2 a click on a page whose scripts never come leads to the page', async ({ page, docs }) => {
  await page.route('**/_next/**/*.js', () => {})
  await page.goto(INTRODUCTION, { waitUntil: 'commit' })
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
})
