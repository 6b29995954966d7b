import { PAGE_KINDS } from '../fixtures/page-kinds'
import { axeInBothModes } from './axe'
import { cutTexts } from './cut-texts'
import { noteShifts, shiftsOf } from './layout-shifts'
import { MATRIX, widths } from './matrix'
import { scrollWidth } from './reflow'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })
// axe looks at every element of a long guide.
test.slow()

for (const [turn, { kind, route }] of PAGE_KINDS.entries()) {
  test(
    `the ${kind} starts without a move, has room for wider text, and axe finds nothing`,
    MATRIX,
    async ({ page, docs }) => {
      await noteShifts(page)
      await docs.open(route)
      await page.waitForLoadState('networkidle')
      expect.soft(await shiftsOf(page), 'layout shifts').toEqual([])
      for (const width of widths(turn)) {
        await page.setViewportSize({ width, height: 900 })
        if (await docs.toc.summary.isVisible()) await docs.toc.summary.click()
        expect.soft(await axeInBothModes(page), `at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 900 })
      // Styles of the reader.
      await page.evaluate(() => {
        const styles = new CSSStyleSheet()
        styles.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`)
        document.adoptedStyleSheets.push(styles)
      })
      expect.soft(await scrollWidth(page), 'width with wide text').toBe(390)
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await cutTexts(page), 'cut texts').toEqual([])
      expect.soft(await scrollWidth(page), 'width with wide text').toBe(1440)
    },
  )
}
