import { STREAM_LANDING } from '../fixtures/design-routes'
import { INTRODUCTION, isMarked, markDocument } from './changing-route'
import { layOut } from './interactive'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('§2 goes to the top, keeps the document and moves focus to the content', async ({ page }) => {
  const docs = new DocsPage(page)
  await docs.open(INTRODUCTION)
  await markDocument(page)
  await page.evaluate(() => window.scrollTo(0, 400))
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
  expect(await isMarked(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(docs.main).toBeFocused()
  await expect(page.locator('next-route-announcer')).toHaveText(/Event description/)
})

test('§2 goes to the hash target, below the navbar, and gives it focus', async ({ page }) => {
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  await docs.toc.link('Configure the Helm values').first().click()
  const heading = docs.main.getByRole('heading', { name: 'Configure the Helm values', exact: true })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  const navbarBottom = await page
    .getByRole('banner')
    .evaluate((bar) => bar.getBoundingClientRect().bottom)
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(navbarBottom)
})

test('§2 back and forward restore the position', async ({ page }) => {
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  await layOut(page)
  await docs.scrollDownTo(3210)
  // The sidebar is beside the article all the way.
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await page.evaluate(() => window.scrollTo(0, 1234))
  await page.goBack()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3210)
  await page.goForward()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1234)
})

test('C20 a link to the page one is on goes to the top and adds no history entry', async ({
  page,
}) => {
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  await markDocument(page)
  await page.evaluate(() => window.scrollTo(0, 2000))
  const before = await page.evaluate(() => window.history.length)
  await docs.sidebar.link('Akamai').click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => window.history.length)).toBe(before)
  expect(await isMarked(page)).toBe(true)
})
