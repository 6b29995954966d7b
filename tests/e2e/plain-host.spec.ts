import { MESSAGES } from '../../lib/site/messages'
import { combinations, MATRIX } from './matrix'
import type { DocsPage } from './pages/DocsPage'
import { test, WRONG_URLS } from './plain-host'
import { expect } from './site-test'

/** Opens a URL that ends in `.html` from another page. */
async function openFrom(docs: DocsPage, wrong: string): Promise<void> {
  await docs.open('/search')
  await docs.open(`${wrong}?a=1&b=x.html#main-content`)
}

test.describe('on a host that knows files only', () => {
  test.use({ expectedMessages: [/status of 404/] })

  const [page, index, ...others] = WRONG_URLS

  for (const { wrong, clean } of combinations<(typeof WRONG_URLS)[number]>([page, index], others))
    test(
      `§2 ${wrong} becomes the clean path, and Back leads to the page before`,
      MATRIX,
      async ({ page, docs }) => {
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () =>
            sessionStorage.setItem(window.location.pathname, document.title),
          )
        })
        // The second visit, too.
        for (const _visit of [1, 2]) {
          await openFrom(docs, wrong)
          await expect(page).toHaveURL(`${clean}?a=1&b=x.html#main-content`)
          await expect(docs.title).not.toHaveText(MESSAGES.notFoundTitle)
          const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
          expect(new URL(canonical ?? '').pathname).toBe(clean)
        }
        const titleAtClean = await page.evaluate((path) => sessionStorage.getItem(path), clean)
        expect(titleAtClean).not.toContain(MESSAGES.notFoundTitle)
        await docs.navbar.link('Stream').click()
        await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
        await page.goBack()
        await expect(page).toHaveURL(`${clean}?a=1&b=x.html#main-content`)
        await page.goBack()
        await expect(page).toHaveURL('/search')
      },
    )

  test('§2 an old URL leads on with query and hash', async ({ page, docs }) => {
    await docs.open('/docs/markdown-page?a=1#tables')
    await expect(page).toHaveURL('/markdown-page?a=1#tables')
  })
})

for (const [html, shown, title] of [
  ['none', '/docs/FTC?a=1#main-content', 'FTC documentation'],
  ['loop', '/docs/FTC.html?a=1#main-content', MESSAGES.notFoundTitle],
] as const)
  test.describe(`on a host whose URLs with .html are ${html}`, () => {
    test.use({ html, expectedMessages: [/status of 404/] })

    test(`§2 the clean path is gone to once: ${title}`, async ({ page, docs }) => {
      await page.goto('/docs/FTC.html?a=1#main-content')
      await expect(page).toHaveURL(shown)
      await expect(docs.title).toHaveText(title)
      await page.reload()
      await expect(page).toHaveURL(shown)
      await expect(docs.title).toHaveText(title)
    })
  })
