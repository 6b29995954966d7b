import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { whenQuiet } from './interactive'
import { expect, test } from './site-test'

test('§2 skip link and navbar lead to content, products, and home', async ({ page, docs }) => {
  const { languages, languageSwitch } = docs.navbar

  await test.step('§2 skip link is the first stop on / and moves focus to the main content', async () => {
    await docs.open('/?from=mail')
    await expect(docs.skipLink).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(docs.skipLink).toBeFocused()
    await expect(docs.skipLink).toBeSeen()
    await page.keyboard.press('Enter')
    await expect(docs.title).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(docs.main.locator(':focus')).toHaveCount(1)
  })

  await test.step('§2 navbar shows its items in order', async () => {
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
      - button "Search docs"
  `)
  })

  await test.step('§2 language switcher offers English only, opens by key and click, closes on Escape and a click outside', async () => {
    await expect(languages).toHaveCount(0)
    await languageSwitch.click()
    await expect(languages).toHaveText(['English'])
    await expect(languages.locator('[aria-current="true"]')).toHaveAttribute('lang', 'en')
    await docs.title.click()
    await expect(languages).toBeHidden()
    await languageSwitch.focus()
    await page.keyboard.press('Enter')
    await expect(languages).toBeSeen()
    await page.keyboard.press('Escape')
    await expect(languages).toBeHidden()
    await expect(languageSwitch).toBeFocused()
  })

  await test.step('§2 choosing the current language keeps the hash and the place', async () => {
    await docs.open(`${STREAM_LANDING}?from=mail#sizing`)
    const place = () => page.evaluate(() => [location.href, scrollY, history.length])
    const before = await place()
    expect(before[1]).toBeGreaterThan(0)
    await docs.navbar.whenShown()
    await languageSwitch.click()
    await languages.getByText('English').click()
    await expect(languages).toBeHidden()
    await whenQuiet(page)
    expect(await place()).toEqual(before)
  })

  await test.step('§2 navbar links open the landing guides and are marked there', async () => {
    for (const [name, route, title] of [
      ['FTC', FTC_LANDING, 'Install FTC on Akamai Kubernetes'],
      ['Stream', STREAM_LANDING, 'Install Stream on Akamai Kubernetes'],
    ] as const) {
      await expect(docs.navbar.link(name)).not.toHaveAttribute('aria-current')
      await docs.navbar.link(name).click()
      await expect(page).toHaveURL(route)
      await expect(docs.title).toHaveTextSoon(title)
      await expect(docs.navbar.link(name)).toHaveAttribute('aria-current', 'true')
    }
  })
})
