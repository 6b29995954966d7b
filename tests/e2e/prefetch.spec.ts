import type { Page } from '@playwright/test'
import { DESCRIPTION, INTRODUCTION, scriptOf } from './changing-route'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const connection = (value: unknown) => (page: Page) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => given })
  }, value)

for (const [name, prepare] of [
  ['data-saver', connection({ saveData: true, effectiveType: '4g' })],
  ['2G', connection({ saveData: false, effectiveType: '2g' })],
  ['slow 2G', connection({ saveData: false, effectiveType: 'slow-2g' })],
] as const) {
  test(`A11 nothing is loaded ahead under ${name}; a click still works`, async ({ page }) => {
    await prepare(page)
    const docs = new DocsPage(page)
    await docs.open(INTRODUCTION)
    const requests: string[] = []
    page.on(
      'request',
      (request) => scriptOf(DESCRIPTION).test(request.url()) && requests.push(request.url()),
    )
    await docs.sidebar.link('Event description').hover()
    await docs.sidebar.link('API methods').hover()
    expect(requests).toEqual([])
    await docs.sidebar.link('Event description').click()
    await expect(docs.title).toHaveText('Event description')
  })
}

test('A12 without connection information, pointing at a link loads its code', async ({ page }) => {
  await connection(undefined)(page)
  const docs = new DocsPage(page)
  await docs.open(INTRODUCTION)
  const request = page.waitForRequest(scriptOf(DESCRIPTION))
  await docs.sidebar.link('Event description').hover()
  await request
})
