import { EVERYDAY_KINDS, SIMILAR_KINDS } from '../fixtures/page-kinds'
import { axeInMode } from './axe'
import { whenMotionEnds } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { colorModes, combinations, FONT_SIZES, MATRIX, widths } from './matrix'
import { coveredTexts, cutTexts, scrollWidth } from './reflow'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })
// axe checks every element of a long guide.
test.slow()

/** Widths of phones and a small window, and the first widths with a sidebar and with a table of contents. */
const widthsFor = (size: number) => [320, 390, 1024, 62.25 * size, 75 * size]

const PAGES: readonly { readonly kind: string; readonly route: string }[] = [
  ...combinations(EVERYDAY_KINDS, SIMILAR_KINDS),
]

for (const [turn, { kind, route }] of PAGES.entries()) {
  test(`the ${kind} stays in place, passes axe, and fits`, MATRIX, async ({ page, docs }) => {
    await noteShifts(page)
    await docs.open(route)
    await page.waitForLoadState('networkidle')
    expect.soft(await shiftsOf(page), 'layout shifts').toEqual([])
    for (const width of widths(turn)) {
      await page.setViewportSize({ width, height: 900 })
      if (await docs.toc.summary.isVisible()) await docs.toc.summary.click()
      for (const mode of colorModes(turn))
        expect.soft(await axeInMode(page, mode), `at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    // The text spacing that a reader may set (WCAG 1.4.12).
    const wideText = await page.evaluateHandle(() => {
      const styles = new CSSStyleSheet()
      styles.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`)
      document.adoptedStyleSheets.push(styles)
      return styles
    })
    expect.soft(await scrollWidth(page), 'width with wide text at 390 px').toBe(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await cutTexts(page), 'cut texts').toEqual([])
    expect.soft(await scrollWidth(page), 'width with wide text at 1440 px').toBe(1440)
    // Go on with the page as a reader finds it: the list of contents is closed.
    await page.keyboard.press('Escape')
    await wideText.evaluate((styles) => {
      styles.replaceSync('')
      window.scrollTo(0, 0)
    })
    const client = await page.context().newCDPSession(page)
    for (const size of FONT_SIZES) {
      await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
      for (const width of widthsFor(size)) {
        await page.setViewportSize({ width, height: 900 })
        await whenMotionEnds(page)
        const name = `${size} px letters at ${width} px`
        expect.soft(await scrollWidth(page), name).toBe(width)
        expect.soft(await coveredTexts(page), name).toEqual([])
      }
    }
  })
}
