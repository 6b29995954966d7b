import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { addLink, DESCRIPTION, INTRODUCTION, scriptOf } from './changing-route'
import { heldRequests } from './held-requests'
import { expect, test } from './site-test'

// Next gives up on a page that takes seconds.
test.use({ expectedMessages: [new RegExp(MESSAGES.routePreloadFailed)] })

/** Delays the script of a route until the returned function is called. */
async function holdScript(page: Page, route: string): Promise<() => void> {
  const { hold, release } = heldRequests()
  await page.route(scriptOf(route), hold)
  return release
}

test('while a page loads slowly, the old page stays', async ({ page, docs }) => {
  const progressBar = page.locator('[data-bar]')
  const loader = page.locator('[aria-live]').filter({ hasText: 'Loading page' })
  const countEntries = () => page.evaluate(() => window.history.length)

  await test.step('§2, §9 the old page stays; bar and loader are visible until the new page appears', async () => {
    const release = await holdScript(page, DESCRIPTION)
    await docs.open('/docs/Stream/API')
    await docs.sidebar.link('Event description').click()
    await expect(progressBar).toBeSeen({ inPart: true })
    await expect(progressBar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(loader).toBeSeen()
    const spins = (ring: HTMLElement) => ring.getAnimations({ subtree: true }).length
    expect(await loader.evaluate(spins)).toBe(1)
    await expect(docs.title).toHaveTextSoon('Stream API')
    release()
    await expect(docs.title).toHaveTextSoon('Event description')
    await expect(loader).toBeHidden()
    await expect(progressBar).toHaveCount(0)
  })

  await test.step('a double click navigates once: one history entry', async () => {
    const before = await countEntries()
    await docs.sidebar.link('Event attributes').dblclick()
    await expect(docs.title).toHaveTextSoon('Event attributes')
    await expect(progressBar).toHaveCount(0)
    expect(await countEntries()).toBe(before + 1)
  })

  await test.step('another link replaces one that hangs, with one history entry', async () => {
    const release = await holdScript(page, '/docs/Stream/API/API_Methods')
    const before = await countEntries()
    await docs.sidebar.link('API methods').click()
    await expect(loader).toBeSeen()
    await docs.follow(docs.sidebar.link('API'), 'Stream API')
    await expect(loader).toBeHidden()
    expect(await countEntries()).toBe(before + 1)
    release()
  })

  await test.step('§2 going back cancels a pending navigation', async () => {
    const release = await holdScript(page, INTRODUCTION)
    const received = page.waitForResponse(scriptOf(INTRODUCTION))
    await docs.sidebar.link('Introduction').click()
    await expect(loader).toBeSeen()
    await docs.goBack('Event attributes')
    await expect(loader).toBeHidden()
    await expect(progressBar).toHaveCount(0)
    release()
    await (await received).finished()
    // A pending navigation would show its page by now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(docs.title).toHaveTextSoon('Event attributes')
    await expect(page).toHaveURL('/docs/Stream/API/Event_Attributes')
  })

  await test.step('§2 the target of a hash is in view with focus when its page appears', async () => {
    const release = await holdScript(page, '/docs/Stream/FAQ')
    await addLink(page, '/docs/Stream/FAQ#installation-and-ports', 'Which ports?')
    await page.getByRole('link', { name: 'Which ports?' }).click()
    await expect(loader).toBeSeen()
    release()
    const heading = docs.main.getByRole('heading', { name: 'Installation and ports' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeSeen()
  })
})
