import { openBeforeScripts } from './held-requests'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/Release_Notes/Technical_Specification'

test('filters keep early input, and links lead to hidden rows', async ({ page, docs }) => {
  const filter = docs.main.getByRole('textbox', { name: 'Filter the tables' })
  const row = (name: RegExp) => docs.main.getByRole('row', { name })

  await test.step('a link to a port shows it, whatever the filter was before hydration', async () => {
    const platform = docs.main.getByRole('combobox', { name: 'Platform' })
    const release = await openBeforeScripts(page, '/docs/Stream/Installation_Guides/Ports')
    await platform.selectOption('Windows')
    await page.evaluate(() => {
      window.location.hash = 'port-5004-5013-udp'
    })
    release()
    await expect(platform).toHaveValue('')
    await expect(row(/^5004–5013/)).toBeSeen()
  })

  await test.step('the text is kept, also when the URL leads to a row', async () => {
    const release = await openBeforeScripts(page, `${ROUTE}#drm-systems-cmaf-hls`)
    await expect(row(/^CMAF\/HLS FairPlay/)).toBeSeen()
    const cell = row(/^AJA Kona LHi/)
      .getByRole('cell')
      .last()
    const place = await cell.boundingBox()
    await filter.fill('capture cards')
    release()
    await expect(row(/^CMAF\/HLS FairPlay/)).toBeHidden()
    expect((await cell.boundingBox())?.x).toBe(place?.x)
    await expect(filter).toHaveValue('capture cards')
  })
})
