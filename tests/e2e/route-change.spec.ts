import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { INTRODUCTION, isMarked, markDocument } from './changing-route'
import { whenMotionEnds } from './interactive'
import { readOn } from './readers'
import { expect, test } from './site-test'

/** The assertive live region. */
const announced = (page: Page) => page.locator('[aria-live="assertive"]').filter({ visible: true })

test('§2 scrolls to the top, keeps the document, and moves focus to the content', async ({
  page,
  docs,
}) => {
  await docs.open(INTRODUCTION)
  await markDocument(page)
  await docs.scrollDownTo(400)
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
  expect(await isMarked(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(docs.main).toBeFocused()
  await expect(announced(page)).toHaveText(/Event description/)
})

test('a screen reader announces the title of a new page, but nothing when only query or hash change', async ({
  page,
  docs,
  search,
}) => {
  await docs.open(STREAM_LANDING)
  await docs.toc.link('Ports').click()
  await expect(page).toHaveURL(/#ports$/)
  await search.open('?q=event')
  await search.input.press('End')
  await page.keyboard.type('s li')
  await expect(page).toHaveURL(/q=events(?:\+|%20)li/)
  await expect(announced(page)).toHaveText('')
})

test('§2 back and forward restore the position', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  const place = () => page.evaluate(() => window.scrollY)
  await readOn(page, async () => (await place()) > 3000)
  await docs.navbar.whenHidden()
  const first = await place()
  // The sidebar is still visible, so this click does not scroll the page.
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await readOn(page, async () => (await place()) > 1000)
  const second = await place()
  await page.goBack()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect.poll(place).toBe(first)
  await page.goForward()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await expect.poll(place).toBe(second)
})

test('§2 links and Back within one page lead to the right position', async ({ page, docs }) => {
  await test.step('a link to the current page scrolls to the top and adds no history entry', async () => {
    await docs.open(STREAM_LANDING)
    await markDocument(page)
    await page.evaluate(() => window.scrollTo(0, 2000))
    const before = await page.evaluate(() => window.history.length)
    await docs.sidebar.link('Akamai').click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => window.history.length)).toBe(before)
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('Back and Forward between headings restore the position at each', async () => {
    const names = ['Sizing', 'Create the Kubernetes cluster', 'Configure the Helm values'] as const
    const heading = (name: string) => docs.main.getByRole('heading', { name, exact: true })
    const placeOf = async (name: string) =>
      Math.round(await heading(name).evaluate((element) => element.getBoundingClientRect().top))
    const left: number[] = []
    for (const name of names) {
      await docs.toc.link(name).click()
      await expect(heading(name)).toBeFocused()
      const place = (await placeOf(name)) - 400
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => placeOf(name)).toBe(place)
      // The table of contents moves with the navbar, and to click a moving link, Playwright would scroll the page.
      await whenMotionEnds(page)
      left.push(place)
    }
    for (const [way, index] of [
      ['goBack', 1],
      ['goBack', 0],
      ['goForward', 1],
      ['goForward', 2],
    ] as const) {
      await page[way]()
      await expect.poll(() => placeOf(names[index])).toBe(left[index])
      // Late events of the navigation must not scroll the page again.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(await placeOf(names[index])).toBe(left[index])
    }
  })
})
