import type { Locator } from '@playwright/test'
import { INTRODUCTION, isMarked, markDocument } from './changing-route'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('§2 links change the page without loading the document', async ({ page, context, docs }) => {
  const left = 2000
  const next = 500

  await test.step('§2 scrolls to the top, keeps the document, and moves focus to the content', async () => {
    await docs.open(INTRODUCTION)
    await markDocument(page)
    await page.mouse.move(720, 500)
    await page.mouse.wheel(0, left)
    await expect(page).toBeScrolledTo(left)
    await docs.navbar.whenHidden()
    // The sidebar is still visible, so this click does not scroll the page.
    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    await expect(page).toHaveTitle('Event description | Capella Documentation')
    expect(await isMarked(page)).toBe(true)
    await expect(page).toBeScrolledTo(0)
    await docs.navbar.whenShown()
    await expect(docs.title).toBeFocused()
    // Next's own announcer is hidden, so only one assertive live region is left.
    const announced = page.locator('[aria-live="assertive"]').filter({ visible: true })
    await expect(announced).toHaveText(/Event description/)
  })

  await test.step('§2 back and forward restore the position', async () => {
    await page.mouse.move(720, 500)
    await page.mouse.wheel(0, next)
    await expect(page).toBeScrolledTo(next)
    await docs.goBack('API introduction')
    await expect(page).toBeScrolledTo(left)
    await page.goForward()
    await expect(docs.title).toHaveTextSoon('Event description')
    await expect(page).toBeScrolledTo(next)
  })

  await test.step('only the new page is visible, complete, even when the reader navigated again at once', async () => {
    await docs.sidebar.link('Event attributes').click()
    await docs.follow(docs.sidebar.link('Introduction'), 'API introduction')
    await expect(page.locator('.prose')).toHaveCount(1)
    await expect(docs.main.getByRole('heading', { name: 'Authenticate' })).toHaveCount(1)
    await expect(docs.toc.list).toHaveCount(1)
    await expect(docs.toc.link('Authenticate')).toBeSeen()
  })

  await test.step('§2 Ctrl+click opens another tab and leaves this page', async () => {
    const opened = context.waitForEvent('page')
    await docs.sidebar.link('API').click({ modifiers: ['ControlOrMeta'] })
    const other = new DocsPage(await opened)
    await expect(other.page).toHaveURL('/docs/Stream/API')
    await expect(other.title).toHaveTextSoon('Stream API')
    await expect(docs.title).toHaveTextSoon('API introduction')
  })
})

test('§2 Back returns to the place and the link of before', async ({ page, docs, search }) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const leaveAndReturn = async (link: Locator, back: string) => {
    await link.focus()
    const left = await place()
    expect(left).toBeGreaterThan(0)
    await link.press('Enter')
    await expect(docs.title).not.toHaveText(back)
    await docs.goBack(back)
    await expect(link).toBeFocused()
    expect(await place()).toBe(left)
  }
  await search.open('?q=event')
  await expect(search.count).toContainText('event')
  await leaveAndReturn(search.hits.nth(10), 'Search')
  await docs.open('/docs/Stream/API/Introduction')
  await leaveAndReturn(docs.main.getByRole('link', { name: 'AddEvent' }).last(), 'API introduction')
})
