import type { Page } from '@playwright/test'

/** Width of the page's content, which is larger than the window's width if the page scrolls sideways. */
export function scrollWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** A box whose content is wider than itself. */
export type WideBox = {
  readonly name: string
  /** Whether the Tab key stops there, so that arrow keys scroll it. */
  readonly isStop: boolean
  readonly scrolls: boolean
}

/** Boxes of tables, code, and drawings that are too narrow for their content. */
export function wideBoxes(page: Page): Promise<readonly WideBox[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(pre, .table)')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .map((box) => ({
        name:
          box.getAttribute('aria-label') ??
          document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ??
          '',
        isStop: box.tabIndex === 0,
        scrolls: getComputedStyle(box).overflowX === 'auto',
      })),
  )
}

/** Boxes that cannot be scrolled by keyboard, or that have no name. */
export async function unreachableBoxes(page: Page): Promise<readonly WideBox[]> {
  const boxes = await wideBoxes(page)
  return boxes.filter(({ name, isStop, scrolls }) => !name || !isStop || !scrolls)
}
