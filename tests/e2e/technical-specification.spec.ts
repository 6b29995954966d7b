import type { Page } from '@playwright/test'
import { holdScripts } from './held-requests'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/Release_Notes/Technical_Specification'

/** The page with its controls. */
function specification(page: Page) {
  const docs = new DocsPage(page)
  return {
    docs,
    filter: docs.main.getByRole('searchbox', { name: 'Filter the tables' }),
    count: docs.main.getByRole('status').filter({ hasText: /rows?\b/ }),
    comparison: docs.main.getByRole('group', { name: 'Table: Compare the platforms' }),
    row: (name: RegExp) => docs.main.getByRole('row', { name }),
    heading: (name: string) => docs.main.getByRole('heading', { name, exact: true }),
    platform: (name: string) => docs.main.getByRole('checkbox', { name, exact: true }),
  }
}

test('rows can be filtered, compared by platform, and linked to', async ({ page }) => {
  await test.step('the filter shows rows that contain every word, and their headings', async () => {
    const { docs, filter, count, row, heading } = specification(page)
    await docs.open(ROUTE)
    await expect(count).toHaveText(/^\d+ rows$/)
    await filter.fill('fairplay cmaf')
    await expect(row(/^CMAF\/HLS FairPlay/)).toBeVisible()
    await expect(row(/^DASH Widevine/)).toBeHidden()
    await expect(heading('DRM')).toBeVisible()
    await expect(heading('Captions')).toBeHidden()
    await expect(heading('Related pages')).toBeVisible()
    await expect(count).toHaveText(/^1 of \d+ rows$/)
    // The words of a heading match the rows below it.
    await filter.fill('capture cards')
    await expect(row(/^AJA Kona LHi/)).toBeVisible()
    await expect(row(/^Flash Video/)).toBeHidden()
    await filter.fill('nothing like this')
    await expect(count).toHaveText('No matching rows.')
    await expect(docs.main.getByRole('table').filter({ visible: true })).toHaveCount(0)
    await filter.press('Enter')
    await expect(page).toHaveURL(ROUTE)
  })

  await test.step('the chosen platforms are side by side', async () => {
    const { filter, comparison, platform } = specification(page)
    await filter.fill('')
    const heads = comparison.getByRole('columnheader')
    await expect(heads).toHaveText(['Function', 'Windows', 'Linux (Docker)', 'Kubernetes'])
    await platform('Windows').uncheck()
    await expect(heads.filter({ visible: true })).toHaveText([
      'Function',
      'Linux (Docker)',
      'Kubernetes',
    ])
    const snmp = comparison.getByRole('row', { name: /^SNMP/ })
    await expect(snmp.getByRole('rowheader')).toHaveText('SNMP')
    await expect(snmp.getByRole('cell')).toHaveText(['No', 'No'])
    await platform('Only differences').check()
    await expect(snmp).toBeHidden()
    await expect(comparison.getByRole('row', { name: /^Email notifications/ })).toBeVisible()
    await platform('Windows').check()
    await expect(snmp).toBeVisible()
    await expect(comparison.getByRole('row', { name: /^REST API/ })).toBeHidden()
  })

  await test.step('each row has a URL that shows it despite the filter', async () => {
    const { docs, filter, row } = specification(page)
    await docs.open(`${ROUTE}#drm-systems-cmaf-hls`)
    await expect(row(/^CMAF\/HLS FairPlay/)).toBeInViewport()
    await filter.fill('capture cards')
    await expect(row(/^CMAF\/HLS FairPlay/)).toBeHidden()
    await docs.toc.link('Benchmarks').click()
    await expect(filter).toHaveValue('')
    await expect(docs.main.getByRole('heading', { name: 'Benchmarks' })).toBeInViewport()
  })
})

test('text typed before hydration is kept, also when a link leads to a row', async ({ page }) => {
  const { filter, row } = specification(page)
  const release = await holdScripts(page)
  await page.goto(`${ROUTE}#drm-systems-cmaf-hls`, { waitUntil: 'domcontentloaded' })
  await filter.fill('capture cards')
  release()
  await expect(row(/^CMAF\/HLS FairPlay/)).toBeHidden()
  await expect(filter).toHaveValue('capture cards')
})
