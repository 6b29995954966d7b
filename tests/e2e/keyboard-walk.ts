import type { Page } from '@playwright/test'

/** A tab stop. */
export type Stop = {
  /** Role or element, and accessible name. */
  readonly name: string
  /** Its problems; empty if there are none. */
  readonly faults: readonly string[]
}

export type Walk = {
  readonly stops: readonly Stop[]
  /** Focusable elements that were never reached. */
  readonly missed: readonly string[]
}

/** More stops than any page has; a longer walk would be a loop. */
const MOST_STOPS = 2000
const ASKED_EVERY = 20

/**
 * Walks through the page with Tab until focus leaves the page, and checks each stop:
 * - it looks different with focus
 * - it is in the window and not transparent, and nothing covers it
 * - it is below or to the right of the previous stop
 */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(startWalk)
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    // The page records each stop on keyup, so the test asks only now and then whether the walk is over.
    if (count % ASKED_EVERY !== 0) continue
    const result: Walk | null = await page.evaluate(() => Reflect.get(window, 'walkResult')())
    if (result !== null) return result
  }
  throw new Error(`${page.url()}: found no end after ${MOST_STOPS} stops, expected one`)
}

/** Runs in the page: checks each stop, and adds a function that summarizes the walk. */
function startWalk(): void {
  type Found = Stop & { readonly element: Element; readonly faults: string[] }
  /** Start and end of an element in its landmark, which may move: a link can span several lines. */
  type Place = {
    readonly landmark: Element | null
    readonly scrolled: number
    readonly start: DOMRect
    readonly end: DOMRect
  }
  const found: Found[] = []
  const tabbable =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'
  let before: { readonly stop: Found; readonly look: string; readonly place: Place } | null = null

  /** Elements that can have the focus ring: the control, and the label after it if the control is visually hidden. */
  const drawn = (element: Element) =>
    [element, element.nextElementSibling].filter((one) => one !== null)
  const lookOf = (element: Element): string =>
    drawn(element)
      .map((one) => {
        const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(one)
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`
        return [outline, boxShadow, backgroundColor].join()
      })
      .join('|')
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
    return `${role} ${words.trim().replace(/\s+/g, ' ').slice(0, 60)}`
  }
  // The samples next to the text are a separate column, and so is the table of contents.
  const landmarkOf = (element: Element) =>
    element.closest(
      '.sample-panel, details:has(> [aria-label="On this page"]), nav, header, footer, aside, main, search, section[aria-labelledby], dialog',
    )
  const placeOf = (element: Element): Place => {
    const lines = [...element.getClientRects()]
    const box = element.getBoundingClientRect()
    const landmark = landmarkOf(element)
    let scrolled = -(landmark?.getBoundingClientRect().top ?? 0)
    for (let around = element.parentElement; around !== null; around = around.parentElement)
      if (landmark?.contains(around) !== false) scrolled += around.scrollTop
    return { landmark, scrolled, start: lines[0] ?? box, end: lines.at(-1) ?? box }
  }
  const orderFaults = (first: Place, second: Place): string[] => {
    if (first.landmark !== second.landmark) return []
    const firstTop = first.end.top + first.scrolled
    const secondTop = second.start.top + second.scrolled
    const shared =
      Math.min(firstTop + first.end.height, secondTop + second.start.height) -
      Math.max(firstTop, secondTop)
    const isInLine = shared > Math.min(first.end.height, second.start.height) / 2
    const isInNextColumn = second.start.left >= first.end.right
    const isAfter = isInLine
      ? second.start.left >= first.end.left
      : secondTop > firstTop || isInNextColumn
    return isAfter ? [] : ['is not in visual order with the previous stop']
  }
  const sightFaults = (element: Element): string[] => {
    const look = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    if (!(look ?? element).checkVisibility({ opacityProperty: true })) return ['is transparent']
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    // A box taller than the viewport is only partly visible.
    if (box.height > innerHeight && box.top < innerHeight && box.bottom > 0) return []
    const right = Math.min(box.right, innerWidth) - 2
    const bottom = Math.min(box.bottom, box.top + innerHeight / 2) - 2
    const points = [
      [box.left + 2, box.top + 2],
      [right, box.top + 2],
      [(box.left + right) / 2, (box.top + bottom) / 2],
      [box.left + 2, bottom],
      [right, bottom],
    ] as const
    const tops = points.map(([x, y]) => document.elementFromPoint(x, y))
    if (tops.includes(null)) return ['is not in the window']
    const covers = tops.filter(
      (top) => top !== null && !top.contains(element) && !element.contains(top),
    )
    // Other elements may cover some of the points, but the navbar must cover none.
    if (covers.some((top) => top?.closest('header'))) return ['is covered by the navbar']
    return covers.length === points.length ? ['is covered'] : []
  }
  const settleBefore = () => {
    if (before !== null && lookOf(before.stop.element) === before.look)
      before.stop.faults.push('looks the same without focus')
  }
  const isReachable = (element: Element): boolean => {
    if (!(element instanceof HTMLElement) || element.closest('[inert]') !== null) return false
    if (element.tabIndex < 0 || element.matches(':disabled')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name }) => name === element.name,
    )
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }

  let isOver = false
  document.addEventListener('keyup', ({ key }) => {
    if (isOver || key !== 'Tab') return
    settleBefore()
    const element = document.activeElement
    isOver = element === document.body || found.some((stop) => stop.element === element)
    if (element === null || isOver) return
    const place = placeOf(element)
    const faults = sightFaults(element)
    if (before !== null) faults.push(...orderFaults(before.place, place))
    const stop = { element, name: nameOf(element), faults }
    found.push(stop)
    before = { stop, look: lookOf(element), place }
  })
  Reflect.set(window, 'walkResult', () => {
    if (!isOver) return null
    const reached = new Set(found.map(({ element }) => element))
    const missed = [...document.querySelectorAll(tabbable)].filter(
      (element) => isReachable(element) && !reached.has(element),
    )
    return {
      stops: found.map(({ name, faults }) => ({ name, faults })),
      missed: missed.map(nameOf),
    }
  })
}
