import type { Page } from '@playwright/test'
import { whenInteractive } from './interactive'
import type { ColorMode } from './matrix'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('§4 the reader’s color mode applies everywhere', async ({ page, context, docs }) => {
  await test.step('§4 the switch changes the color mode, which stays after a reload and on other pages', async () => {
    await docs.open('/docs')
    const light = await paperColor(page)
    await docs.navbar.colorModeSwitch.click()
    await expectMode(page, 'dark')
    expect(await paperColor(page)).not.toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.reload()
    await expectMode(page, 'dark')
    await docs.open('/')
    await expectMode(page, 'dark')
    await docs.navbar.colorModeSwitch.click()
    await docs.navbar.colorModeSwitch.click()
    await expectMode(page, 'light')
    expect(await paperColor(page)).toBe(light)
  })

  await test.step('§4 a choice in one tab applies in the others; an invalid value does not', async () => {
    const first = new DocsPage(page)
    await first.open('/docs')
    const otherPage = await context.newPage()
    const other = new DocsPage(otherPage)
    await other.open('/docs')
    await other.navbar.colorModeSwitch.click()
    await expectMode(page, 'dark')
    await otherPage.evaluate(() => localStorage.setItem('theme', 'two words'))
    await otherPage.evaluate(() => localStorage.setItem('announcement.id', 'after the other'))
    await expectMode(page, 'dark')
  })
})

test('the switch offers light, dark, and the system’s mode, which the page then follows', async ({
  page,
  docs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await docs.open('/docs')
  await expect(docs.navbar.colorModeSwitch).toHaveAccessibleName('Color mode: light')
  await docs.navbar.colorModeSwitch.press('Enter')
  await expect(docs.navbar.colorModeSwitch).toHaveAccessibleName('Color mode: dark')
  await docs.navbar.colorModeSwitch.press('Enter')
  await expect(docs.navbar.colorModeSwitch).toHaveAccessibleName('Color mode: system')
  await expectMode(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectMode(page, 'light')
  await docs.open('/docs/FTC')
  await expect(docs.navbar.colorModeSwitch).toHaveAccessibleName('Color mode: system')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectMode(page, 'dark')
  await docs.navbar.colorModeSwitch.press('Enter')
  await expectMode(page, 'light')
  await expect(docs.navbar.colorModeSwitch).toHaveAccessibleName('Color mode: light')
})

test('§4 a stored dark mode applies from the first frame, even on a slow machine', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: string[] = []
    Reflect.set(window, 'seenModes', seen)
    const look = () => {
      const root = document.documentElement
      if (document.body) seen.push(`${root.className} ${getComputedStyle(root).colorScheme}`)
    }
    const everyFrame = () => {
      look()
      if (document.readyState !== 'complete') requestAnimationFrame(everyFrame)
    }
    requestAnimationFrame(everyFrame)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', look)
  })
  await page.goto('/docs/Stream/Installation_Guides/Kubernetes/Akamai')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await whenInteractive(page)
  const seen = await page.evaluate<string[]>(() => Reflect.get(window, 'seenModes'))
  expect(seen.length).toBeGreaterThan(1)
  expect([...new Set(seen)]).toEqual(['dark dark'])
})

test('§4 the color mode is light at first, whatever the system prefers; an invalid stored mode is ignored', async ({
  page,
  docs,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await docs.open('/docs')
    await expectMode(page, 'light')
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectMode(page, 'light')
  await page.evaluate(() => localStorage.setItem('theme', 'very dark'))
  await page.reload()
  await expectMode(page, 'light')
  await docs.navbar.colorModeSwitch.click()
  await expectMode(page, 'dark')
})

async function expectMode(page: Page, mode: ColorMode): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
  await expect(page.locator('html')).toContainClass(mode)
}

async function paperColor(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
