import type { Page } from '@playwright/test'
import { effectiveBasePath } from '../../lib/content/settings/base-path'
import { type InlineOptions, inlineOptions } from '../../lib/content/settings/inline-options'
import { siteConfig } from '../../lib/content/settings/site-config'
import { bundleInlineScripts } from '../../lib/output/webpack/inline-scripts'
import { PAGE_COLORS } from '../../lib/site/constants'
import { expect, test } from './site-test'

// The script in the head is exchanged for that of another configuration.
test.use({ bypassCSP: true })

/** Makes the site what a build with the flag `respectPrefersColorScheme` is. */
async function followSystem(page: Page): Promise<void> {
  const scriptWith = async (change: Partial<InlineOptions>) => {
    const options = { ...inlineOptions(siteConfig, effectiveBasePath), ...change }
    return (await bundleInlineScripts(process.cwd(), options)).head
  }
  const own = await scriptWith({})
  const systems = await scriptWith({ defaultMode: 'system' })
  await page.route(
    ({ pathname }) => pathname === '/docs',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const ownTheme = '"class","theme","light"'
      expect(html).toContain(own)
      expect(html).toContain(ownTheme)
      const body = html.replace(own, () => systems).replaceAll(ownTheme, '"class","theme","system"')
      await route.fulfill({ response, body })
    },
  )
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const flag = /respectPrefersColorScheme:!1/g
    await route.fulfill({ response, body: script.replace(flag, 'respectPrefersColorScheme:!0') })
  })
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
  await expect(page.locator('html')).toHaveClass(mode)
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    PAGE_COLORS[mode],
  )
}

test('with the flag on, the page follows the system live while nothing is chosen', async ({
  page,
  docs,
}) => {
  await followSystem(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/docs')
  await expectMode(page, 'dark')
  await docs.open('/docs')
  await expectMode(page, 'dark')
  for (const mode of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: mode })
    await expectMode(page, mode)
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('with the flag on, a choice overrides the system, also after a reload', async ({
  page,
  docs,
}) => {
  await followSystem(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await docs.open('/docs')
  await docs.navbar.colorModeSwitch.click()
  await expectMode(page, 'light')
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode })
    await expect.poll(() => prefersDark(page)).toBe(mode === 'dark')
    await expectMode(page, 'light')
  }
  await docs.open('/docs')
  await expectMode(page, 'light')
})

function prefersDark(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
}
