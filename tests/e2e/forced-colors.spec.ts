import type { Locator } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'

/** Whether an element looks different when it is not marked as current. */
async function looksMarked(element: Locator): Promise<boolean> {
  const link = await element.first().elementHandle()
  const marked = await link?.screenshot({ animations: 'disabled' })
  await link?.evaluate((node) => {
    if (node instanceof Element) node.removeAttribute('aria-current')
  })
  const unmarked = await link?.screenshot({ animations: 'disabled' })
  return marked !== undefined && unmarked !== undefined && !marked.equals(unmarked)
}

test('everything is visible in forced colors', async ({ page, docs }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await docs.open(ADD_EVENT)

  await test.step('focus is visible on links and buttons', async () => {
    await page.keyboard.press('Tab')
    for (const control of [
      docs.navbar.brand,
      docs.navbar.colorModeSwitch,
      docs.sidebar.link(/^DeleteEvent/),
    ]) {
      await control.focus()
      await expect(control).toHaveCSS('outline-style', 'solid')
      await expect(control).not.toHaveCSS('outline-width', '0px')
    }
  })

  await test.step('icons differ from the background', async () => {
    const colors = await docs.navbar.bar
      .locator('svg:visible')
      .or(docs.sidebar.tree.locator('svg:visible'))
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).color))
    expect(colors.length).toBeGreaterThan(3)
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(colors).not.toContain(canvas)
  })

  await test.step('the current product, page and section are marked', async () => {
    await docs.navbar.link('Stream').click()
    await expect(page).toHaveURL(STREAM_LANDING)
    await expect(docs.toc.current).toHaveCount(1)
    expect(await looksMarked(docs.navbar.link('Stream')), 'navbar').toBe(true)
    expect(await looksMarked(docs.sidebar.currentLinks), 'sidebar').toBe(true)
    expect(await looksMarked(docs.toc.current), 'table of contents').toBe(true)
  })
})
