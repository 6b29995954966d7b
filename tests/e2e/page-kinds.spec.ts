import { PAGE_KINDS } from '../fixtures/page-kinds'
import { axeInMode } from './axe'
import { whenMotionEnds } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { sidewaysScroll, unreadableTexts } from './reflow'
import { expect, test } from './site-test'

// axe checks every element of a long guide.
test.slow()

/** Size of a reader's letters, in pixels: the largest that browsers offer, which leaves the least room. */
const LARGE = 32
/** Widths of a phone, and the first widths with a sidebar and with a table of contents. */
const WIDTHS = [320, 62.25 * LARGE, 75 * LARGE]

// Each page in one width and one color mode; together they have every pair.
for (const [turn, { kind, route }] of PAGE_KINDS.entries()) {
  test(`the ${kind} stays in place, passes axe, and fits`, async ({ page, docs }) => {
    await noteShifts(page)
    await docs.open(route)
    await page.waitForLoadState('networkidle')
    const shifts = await shiftsOf(page)
    // While the index loads, names answer. The whole answer then adds sections to their pages.
    const unexpected = shifts.filter((shift) => kind !== 'search page' || !/^\S+ LI /.test(shift))
    expect.soft(unexpected, 'layout shifts').toEqual([])
    await page.setViewportSize({ width: turn % 2 === 0 ? 1440 : 390, height: 900 })
    if (await docs.toc.summary.isVisible()) await docs.toc.summary.click()
    expect.soft(await axeInMode(page, turn % 4 < 2 ? 'light' : 'dark')).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    // The text spacing that a reader may set (WCAG 1.4.12). The words of drawings have fixed places.
    const wideText = await page.evaluateHandle(() => {
      const styles = new CSSStyleSheet()
      styles.replaceSync(`:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }
      svg { letter-spacing: 0; word-spacing: 0 }`)
      document.adoptedStyleSheets.push(styles)
      return styles
    })
    expect.soft(await sidewaysScroll(page), 'width with wide text at 390 px').toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await unreadableTexts(page), 'wide text').toEqual([])
    expect.soft(await sidewaysScroll(page), 'width with wide text at 1440 px').toBe(0)
    // Go on with the page as a reader finds it: the list of contents is closed.
    await page.keyboard.press('Escape')
    await wideText.evaluate((styles) => {
      styles.replaceSync('')
      window.scrollTo(0, 0)
    })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: LARGE } })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await whenMotionEnds(page)
      expect.soft(await sidewaysScroll(page), `large letters at ${width} px`).toBe(0)
      expect.soft(await unreadableTexts(page), `large letters at ${width} px`).toEqual([])
    }
  })
}
