import type { Locator } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { isMarked, markDocument } from './changing-route'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('§2 links change the page without loading the document, or open another tab', async ({
  page,
  context,
  docs,
}) => {
  await test.step('§2 only the new page is visible, complete, even when the reader navigated again at once', async () => {
    await docs.open(STREAM_LANDING)
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await docs.sidebar.link('Linux with Docker').click()
    await docs.sidebar.link('Akamai').click()
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await expect(page.locator('.prose')).toHaveCount(1)
    await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toHaveCount(1)
    await expect(docs.toc.list).toHaveCount(1)
    await expect(docs.toc.link('Troubleshooting')).toBeVisible()
  })

  await test.step('§2 links in chrome and article change the page without loading the document', async () => {
    await markDocument(page)
    await docs.sidebar.link('AWS').click()
    await expect(page).toHaveTitle('Install Stream on AWS Kubernetes | Capella Documentation')
    await docs.breadcrumbs.getByRole('link', { name: 'Stream' }).click()
    await expect(page).toHaveURL('/docs/Stream')
    await docs.main.getByRole('link', { name: 'Tutorials' }).click()
    await expect(page).toHaveURL('/docs/Stream/Tutorials')
    await docs.navbar.link('FTC').click()
    await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
    await docs.footer.getByRole('link', { name: 'Stream install guides' }).click()
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await docs.navbar.brand.click()
    await expect(page).toHaveTitle('Capella Documentation')
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('§2 Ctrl+click, Shift+click, and a middle click open another tab or window and leave this page', async () => {
    await docs.open('/docs/Stream')
    for (const how of [
      { modifiers: ['ControlOrMeta'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ] satisfies Parameters<Locator['click']>[0][]) {
      const opened = context.waitForEvent('page')
      await docs.sidebar.link('API').click(how)
      const other = new DocsPage(await opened)
      await expect(other.page).toHaveURL('/docs/Stream/API')
      await expect(other.title).toHaveText('Stream API')
      await expect(page).toHaveURL('/docs/Stream')
    }
  })
})
