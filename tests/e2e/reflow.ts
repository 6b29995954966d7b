import type { Page } from '@playwright/test'
import { whenInteractive } from './interactive'

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

/** Texts that extend beyond the window, and pairs of texts that overlap: one line for each text or pair. */
export function coveredTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    const overlap = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isEmpty = ({ left, right, top, bottom }: Box) => right <= left || bottom <= top
    /** The visible part of an element; empty if its text is only for screen readers. */
    const frameOf = (element: Element): Box => {
      let frame = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around)
        if (clipPath !== 'none') return { left: 0, right: 0, top: 0, bottom: 0 }
        if (overflowX !== 'visible' && around !== document.body)
          frame = overlap(frame, around.getBoundingClientRect())
      }
      return frame
    }
    /** A box around the letters of each line, which is smaller than the line itself. */
    const linesOf = (text: Text, element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const frame = frameOf(element)
      return [...range.getClientRects()]
        .map(({ left, right, top, bottom }) => {
          const inset = (bottom - top) / 4
          return { left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset }
        })
        .map((box) => overlap(box, frame))
        .filter((box) => !isEmpty(box))
        .map((box) => ({ ...box, text, words: text.data.trim().slice(0, 40) }))
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
    const found = outside.map(({ words }) => `outside of the window: ${words}`)
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
