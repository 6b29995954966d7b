import type { Page } from '@playwright/test'

/** How far the page scrolls sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)
}

/**
 * Boxes of tables, code, and drawings that are too narrow for their content, and lack a scrollbar, a tab stop, or a
 * name.
 */
export function unreachableBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(pre, .table)')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .filter((box) => {
        return !box.ariaLabel || box.tabIndex !== 0 || getComputedStyle(box).overflowX !== 'auto'
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
}

/**
 * Texts that extend beyond the window, texts that a box cuts without a way to scroll, and pairs of texts that overlap:
 * one line for each text or pair.
 */
export function unreadableTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    const overlap = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isEmpty = ({ left, right, top, bottom }: Box) => right <= left || bottom <= top
    const found: string[] = []
    const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    /** The visible part of an element, and the part outside which boxes that do not scroll cut it. */
    const framesOf = (element: Element): { visible: Box; uncut: Box } => {
      let [visible, uncut]: [Box, Box] = [everywhere, everywhere]
      let isScrolling = false
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around)
        // The text is only for screen readers.
        if (clipPath !== 'none') return { visible: new DOMRect(), uncut: everywhere }
        if (overflowX === 'visible' || around === document.body) continue
        visible = overlap(visible, around.getBoundingClientRect())
        isScrolling ||= overflowX !== 'hidden'
        if (!isScrolling) uncut = visible
      }
      return { visible, uncut }
    }
    /** A box around the letters of each line, which is smaller than the line itself. */
    const linesOf = (text: Text, element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { visible, uncut } = framesOf(element)
      const words = text.data.trim().slice(0, 40)
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        const inset = (bottom - top) / 4
        const isCut =
          [uncut.left - left, right - uncut.right].some((px) => px > 1) ||
          [uncut.top - top, bottom - uncut.bottom].some((px) => px > 1)
        if (isCut) found.push(`cut: ${words}`)
        const letters = {
          left: left + 1,
          right: right - 1,
          top: top + inset,
          bottom: bottom - inset,
        }
        const box = overlap(letters, visible)
        return isEmpty(box) ? [] : [{ ...box, text, words }]
      })
    }
    const lines: ReturnType<typeof linesOf> = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const element = text.parentElement
      const isVisible = element?.checkVisibility({ visibilityProperty: true }) ?? false
      if (text instanceof Text && text.data.trim() && element !== null && isVisible)
        lines.push(...linesOf(text, element))
    }
    const outside = lines.filter(({ left, right }) => left < -1 || right > window.innerWidth + 1)
    found.push(...outside.map(({ words }) => `outside of the window: ${words}`))
    lines.sort((a, b) => a.top - b.top)
    for (const [index, line] of lines.entries())
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next]
        if (other === undefined || other.top >= line.bottom) break
        if (other.text !== line.text && !isEmpty(overlap(line, other)))
          found.push(`"${line.words}" and "${other.words}"`)
      }
    return [...new Set(found)]
  })
}
