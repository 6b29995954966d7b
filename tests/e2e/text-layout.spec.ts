import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { PAGE_KINDS } from '../fixtures/page-kinds'
import { layOut } from './interactive'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })

const LONG_WORD = 'Unbroken'.repeat(38).slice(0, 300)

test.describe('with styles of the reader', () => {
  test.use({ bypassCSP: true })

  for (const { kind, route } of PAGE_KINDS) {
    test(`E06 wider text spacing cuts nothing off the ${kind}`, async ({ page, docs }) => {
      await docs.open(route)
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
      })
      expect(await cutTexts(page)).toEqual([])
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  }
})

test('E08 right-to-left text keeps its punctuation in place, and code its direction', async ({
  docs,
}) => {
  await docs.open('/markdown-page')
  const edges = await docs.main.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML(
      'afterbegin',
      `<p id="rtl">שלום עולם <code id="rtl-code">kubectl get pods -n a.</code> שוב<span id="stop">.</span></p>
       <table><tbody><tr><td id="cell">مرحبا بالعالم<span id="cell-stop">!</span></td></tr></tbody></table>
       <p id="ltr">Enter <span id="ltr-word">name</span><span id="ltr-stop">.</span></p>`,
    )
    const box = (id: string) => {
      const element = document.getElementById(id)
      if (element === null) throw new Error(id)
      return element.getBoundingClientRect()
    }
    const range = document.createRange()
    const firstLetter = (id: string) => {
      const text = document.getElementById(id)?.firstChild
      if (!text) throw new Error(id)
      range.setStart(text, 0)
      range.setEnd(text, 1)
      return range.getBoundingClientRect()
    }
    return {
      stopIsLeft: box('stop').left < firstLetter('rtl').left,
      cellStopIsLeft: box('cell-stop').left < firstLetter('cell').left,
      codeStartsLeft: firstLetter('rtl-code').left - box('rtl-code').left < 10,
      ltrStopIsRight: box('ltr-stop').left >= box('ltr-word').right - 1,
    }
  })
  expect(edges).toEqual({
    stopIsLeft: true,
    cellStopIsLeft: true,
    codeStartsLeft: true,
    ltrStopIsRight: true,
  })
})

for (const width of [1440, 390])
  test(`E09 a word of 300 letters wraps or scrolls in its box at ${width} px`, async ({
    page,
    docs,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await docs.open(STREAM_LANDING)
    const before = await page.evaluate(() => document.documentElement.scrollWidth)
    await page.evaluate((word) => {
      for (const selector of [
        'h1',
        '.prose h2',
        '.prose p',
        '.prose td',
        '[aria-label="Stream documentation"] a[aria-current="page"]',
      ]) {
        const element = document.querySelector(selector)
        if (element === null) throw new Error(selector)
        element.textContent = word
      }
    }, LONG_WORD)
    await expect(docs.title).toHaveText(LONG_WORD)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(before)
    expect(await cutTexts(page)).toEqual([])
  })

/** Words that the box around them cuts off: it hides what does not fit and does not scroll. */
async function cutTexts(page: Page): Promise<readonly string[]> {
  await layOut(page)
  return page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const words = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      if (!words || parent === null || !parent.checkVisibility({ visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around)
        if (clipPath !== 'none') break
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const frame = around.getBoundingClientRect()
        const isCut =
          (overflowX === 'hidden' && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          (overflowY === 'hidden' && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1))
        if (isCut) cut.push(words.slice(0, 60))
      }
    }
    return cut
  })
}
