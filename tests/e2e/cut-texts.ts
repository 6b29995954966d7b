import type { Page } from '@playwright/test'
import { whenInteractive } from './interactive'

/** Words that the box around them cuts off: it hides what does not fit and does not scroll. */
export async function cutTexts(page: Page): Promise<readonly string[]> {
  await whenInteractive(page)
  return page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const words = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      if (!words || parent === null || !parent.checkVisibility({ visibilityProperty: true }))
        continue
      // A long block is folded until its button opens it.
      if (parent.closest('.code[data-folded]') !== null) continue
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
