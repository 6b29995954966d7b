import { PAGE_KINDS } from '../fixtures/page-kinds'
import { axeInBothModes } from './axe'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })
// axe looks at every element of a long guide.
test.slow()

for (const { kind, route } of PAGE_KINDS) {
  test(`I01 axe finds nothing on the ${kind}, in both color modes, at 1440 and 390 px`, async ({
    page,
    docs,
  }) => {
    await docs.open(route)
    expect.soft(await axeInBothModes(page), '1440 px').toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    if (await docs.toc.summary.isVisible()) await docs.toc.summary.click()
    expect.soft(await axeInBothModes(page), '390 px').toEqual([])
  })
}
