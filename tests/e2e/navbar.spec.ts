import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('§2 navbar leads to the products, and switches the language', async ({ page, docs }) => {
  await test.step('§2 navbar shows its items in order', async () => {
    await docs.open('/docs')
    await expect(docs.navbar.items).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "FTC":
        - /url: ${FTC_LANDING}
      - link "Stream":
        - /url: ${STREAM_LANDING}
      - link "Capella website":
        - /url: https://www.capellasystems.net
      - group
      - 'button "Color mode: light"'
      - link "Search docs":
        - /url: /search
  `)
  })

  await test.step('§2 language switcher offers English only, opens by key and click, closes on Escape and a click outside', async () => {
    const { languages, languageSwitch } = docs.navbar
    await expect(languages).toHaveCount(0)
    await languageSwitch.click()
    await expect(languages).toHaveText(['English'])
    await expect(languages).toHaveAttribute('aria-current', 'true')
    await expect(languages).toHaveAttribute('hreflang', 'en')
    await languages.hover()
    await expect(languages).toBeVisible()
    await docs.title.click()
    await expect(languages).toBeHidden()
    await languageSwitch.focus()
    await page.keyboard.press('Enter')
    await expect(languages).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(languages).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(languages).toBeHidden()
    await expect(languageSwitch).toBeFocused()
  })

  await test.step('§2 choosing the current language keeps query, heading, and scroll position', async () => {
    for (const url of ['/search?q=event&product=stream', `${STREAM_LANDING}#troubleshooting`]) {
      await docs.open(url)
      const top = await page.evaluate(() => window.scrollY)
      await docs.navbar.languageSwitch.click()
      await docs.navbar.languages.click()
      await expect(docs.navbar.languages).toBeHidden()
      await expect(page).toHaveURL(url)
      expect(await page.evaluate(() => window.scrollY)).toBe(top)
    }
  })

  await test.step('the language menu closes when focus leaves it', async () => {
    await docs.navbar.languageSwitch.press('Enter')
    await page.keyboard.press('Tab')
    await expect(docs.navbar.languages).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(docs.navbar.languages).toBeHidden()
    await expect(docs.navbar.colorModeSwitch).toBeFocused()
  })

  await test.step('§2 navbar links open the landing guides and are marked there; the brand links to the home page', async () => {
    await docs.open('/')
    for (const [name, route, title] of [
      ['FTC', FTC_LANDING, 'Install FTC on Akamai Kubernetes'],
      ['Stream', STREAM_LANDING, 'Install Stream on Akamai Kubernetes'],
    ] as const) {
      await expect(docs.navbar.link(name)).not.toHaveAttribute('aria-current')
      await docs.navbar.link(name).click()
      await expect(page).toHaveURL(route)
      await expect(docs.title).toHaveText(title)
      await expect(docs.navbar.link(name)).toHaveAttribute('aria-current', 'true')
    }
    await docs.navbar.brand.click()
    await expect(page).toHaveURL('/')
    await expect(docs.title).toContainText('Transcode files')
  })
})

test.describe('on the not-found page', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('§2 choosing the current language keeps the URL, and the navbar stays on a short page', async ({
    page,
    docs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 2400 })
    await docs.open('/docs/Stream/typo?from=mail')
    await docs.navbar.languageSwitch.click()
    await docs.navbar.languages.click()
    await expect(docs.navbar.languages).toBeHidden()
    await expect(page).toHaveURL('/docs/Stream/typo?from=mail')
    const isShort = () => document.documentElement.scrollHeight <= window.innerHeight
    expect(await page.evaluate(isShort)).toBe(true)
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('End')
    await expect(docs.navbar.brand).toBeInViewport({ ratio: 1 })
  })
})
