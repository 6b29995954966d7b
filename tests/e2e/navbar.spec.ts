import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('§2 navbar shows its items in order', async ({ docs }) => {
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

for (const [name, route, title] of [
  ['FTC', FTC_LANDING, 'Install FTC on Akamai Kubernetes'],
  ['Stream', STREAM_LANDING, 'Install Stream on Akamai Kubernetes'],
] as const) {
  test(`§2 navbar link ${name} leads to the landing guide and is marked there`, async ({
    page,
    docs,
  }) => {
    await docs.open('/')
    await expect(docs.navbar.link(name)).not.toHaveAttribute('aria-current')
    await docs.navbar.link(name).click()
    await expect(page).toHaveURL(route)
    await expect(docs.title).toHaveText(title)
    await expect(docs.navbar.link(name)).toHaveAttribute('aria-current', 'true')
  })
}

test.describe('on the not-found page', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('E11 the navbar stays on a short page', async ({ page, docs }) => {
    await page.setViewportSize({ width: 1440, height: 2400 })
    await docs.open('/docs/FTC/Nowhere')
    const isShort = () => document.documentElement.scrollHeight <= window.innerHeight
    expect(await page.evaluate(isShort)).toBe(true)
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('End')
    await expect(docs.navbar.brand).toBeInViewport({ ratio: 1 })
  })
})

test('§2 brand leads to the home page', async ({ page, docs }) => {
  await docs.open('/docs')
  await docs.navbar.brand.click()
  await expect(page).toHaveURL('/')
  await expect(docs.title).toContainText('Install it.')
})

test('§2 search box is named Search docs and opens the search', async ({ docs, modal }) => {
  await docs.open('/docs')
  await docs.navbar.link('Search docs').click()
  await expect(modal.dialog).toBeVisible()
})

test.describe('§2 language switcher', () => {
  test('§2 offers English only, marked as current', async ({ page }) => {
    const { navbar } = await openDocs(page)
    await expect(navbar.languages).toHaveCount(0)
    await navbar.languageSwitch.click()
    await expect(navbar.languages).toHaveText(['English'])
    await expect(navbar.languages).toHaveAttribute('aria-current', 'true')
    await expect(navbar.languages).toHaveAttribute('hreflang', 'en')
    await expect(navbar.languages).toHaveAttribute('href', '/docs')
  })

  test('§2 opens by key, closes on Escape and gives focus back', async ({ page }) => {
    const { navbar } = await openDocs(page)
    await navbar.languageSwitch.focus()
    await page.keyboard.press('Enter')
    await expect(navbar.languages).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(navbar.languages).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(navbar.languages).toBeHidden()
    await expect(navbar.languageSwitch).toBeFocused()
  })

  test('§2 closes on a click outside, not on a click inside of it', async ({ page }) => {
    const { navbar, title } = await openDocs(page)
    await navbar.languageSwitch.click()
    await navbar.languages.hover()
    await expect(navbar.languages).toBeVisible()
    await title.click()
    await expect(navbar.languages).toBeHidden()
  })
})

async function openDocs(page: DocsPage['page']): Promise<DocsPage> {
  const docs = new DocsPage(page)
  await docs.open('/docs')
  return docs
}
