import { LONGEST_GUIDE } from '../fixtures/page-kinds'
import { expectSoon, test } from './site-test'

const PORTRAIT = { width: 390, height: 844 }
const LANDSCAPE = { width: 844, height: 390 }
/** Two lines of text. */
const TWO_LINES_PX = 56

test('the line that is read stays when the phone turns', async ({ page, docs }) => {
  await page.setViewportSize(PORTRAIT)
  await docs.open(LONGEST_GUIDE)
  // Some of these places are in paragraphs, some in code: a caret at the end of a line of code has no box. None is in a
  // table, which has columns on its side, so that another line is in the middle of the window then.
  for (const top of [2500, 4000, 6000, 9000, 13_000]) {
    // The site finds the line when scrolling ends: below the bars, in the middle of the window.
    await page.evaluate((top) => {
      const end = new Promise((resolve) => document.addEventListener('scrollend', resolve))
      window.scrollTo({ top, behavior: 'instant' })
      return end
    }, top)
    const line = await page.evaluateHandle(() => {
      const range = document.createRange()
      for (let y = 160; ; y += 2) {
        const caret = document.caretPositionFromPoint(window.innerWidth / 2, y)
        if (!caret || caret.offsetNode.nodeType !== Node.TEXT_NODE) continue
        range.setStart(caret.offsetNode, caret.offset)
        range.setEnd(
          caret.offsetNode,
          Math.min(caret.offset + 1, caret.offsetNode.textContent?.length ?? 0),
        )
        if (range.getBoundingClientRect().height > 0) return range
      }
    })
    const topOfLine = () =>
      line.evaluate(async (range) => {
        // The site scrolls in the first frame after the turn.
        for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
        return range.getBoundingClientRect().top
      })
    const before = await topOfLine()
    for (const size of [LANDSCAPE, PORTRAIT]) {
      await page.setViewportSize(size)
      await expectSoon(async () => Math.abs((await topOfLine()) - before), `${top}`).toBeLessThan(
        TWO_LINES_PX,
      )
    }
  }
})
