import { whenArticleHydrated } from './interactive'
import { cutTexts, sidewaysScroll } from './reflow'
import { expect, test } from './site-test'

const LONG_WORD = 'Unbroken'.repeat(38).slice(0, 300)

test('text in another direction and words of 300 letters stay readable', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/Event_Attributes/Slot')
  await whenArticleHydrated(page)

  await test.step('right-to-left text keeps its punctuation in place, and code stays left to right', async () => {
    const edges = await docs.main.locator('.prose').evaluate((prose) => {
      prose.insertAdjacentHTML(
        'beforeend',
        `<p id="rtl">שלום עולם <code id="rtl-code">kubectl get pods -n a.</code> שוב<span id="stop">.</span></p>
         <table><tbody><tr><td id="cell">مرحبا بالعالم<span id="cell-stop">!</span></td></tr></tbody></table>
         <p id="ltr">Enter <span id="ltr-word">name</span><span id="ltr-stop">.</span></p>`,
      )
      const box = (id: string) =>
        document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect()
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

  await test.step('a word of 300 letters wraps or scrolls in its box', async () => {
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
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(docs.title).toHaveText(LONG_WORD)
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await cutTexts(page)).toEqual([])
    }
  })
})
