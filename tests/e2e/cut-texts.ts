import type { Page } from '@playwright/test'
import { whenInteractive } from './interactive'

/** Text that is clipped by a box that hides its overflow and does not scroll. */
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
      // A long block is collapsed until its button expands it.
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
