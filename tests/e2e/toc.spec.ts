import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { layOut } from './interactive'
import { expect, test } from './site-test'

for (const route of [STREAM_LANDING, FTC_LANDING, '/markdown-page']) {
  test(`§9 table of contents of ${route} holds its H2 and H3 in order`, async ({ page, docs }) => {
    await docs.open(route)
    await layOut(page)
    const headings = docs.main
      .getByRole('heading', { level: 2 })
      .or(docs.main.getByRole('heading', { level: 3 }))
    await expect(docs.toc.list).toBeVisible()
    await expect(docs.toc.links).not.toHaveCount(0)
    const entries = await docs.toc.links.allInnerTexts()
    expect(await headings.allInnerTexts()).toEqual(entries)
  })
}

test('§9 an entry leads to its heading, below the navbar', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  await docs.toc.link('Ports').click()
  await expect(page).toHaveURL(`${STREAM_LANDING}#ports`)
  const heading = docs.main.getByRole('heading', { name: 'Ports' })
  await expect(heading).toBeInViewport()
  const bar = await docs.navbar.bar.boundingBox()
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('issue 2, 4 scroll-spy marks the heading being read', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  await expect(docs.toc.current).toHaveText(['Before you start'])
  for (const name of ['Sizing', 'Quick reference', 'Ports']) {
    const heading = docs.main.getByRole('heading', { name, exact: true })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(docs.toc.current).toHaveText([name])
    await expect(docs.toc.current).toBeInViewport()
  }
  await page.keyboard.press('End')
  await expect(docs.toc.current).toHaveText(['Related pages'])
})

test('issue 2, 4 scroll-spy works on a page reached by a link', async ({ docs }) => {
  await docs.open('/docs')
  await docs.navbar.link('FTC').click()
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
  const last = docs.main.getByRole('heading', { name: 'Related pages' })
  await last.evaluate((element) => element.scrollIntoView())
  await expect(docs.toc.current).toHaveText(['Related pages'])
})

test('§3 a page with one heading has a table of contents, one without none', async ({ docs }) => {
  await docs.open('/docs/FTC/Installation_Guides/Windows')
  await expect(docs.toc.links).toHaveText(['Where to look until then'])
  await docs.open('/docs')
  await expect(docs.toc.list).toHaveCount(0)
})
