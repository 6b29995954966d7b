import { expect, it } from 'vitest'
import { isNavbarHidden } from './useHideableNavbar'

const page = { navbarHeight: 60, viewportHeight: 800, documentHeight: 3000 }

it.each([
  ['at the top', 0, 0, false, false],
  ['scrolling down within the height of the navbar', 59, 0, false, false],
  ['scrolling down past it', 60, 48, false, true],
  ['scrolling up', 400, 500, true, false],
  ['scrolling down again', 500, 488, false, true],
  ['a finger that trembles, hidden', 489, 500, true, true],
  ['a finger that trembles, visible', 500, 489, false, false],
  ['a scroll event without movement, hidden', 500, 500, true, true],
  ['a scroll event without movement, visible', 500, 500, false, false],
  ['back at the top', 0, 500, true, false],
  ['rubber-band above the top', -40, 0, true, false],
  ['reaching the end', 2200, 2100, false, true],
  ['leaving the end upward', 2188, 2200, true, false],
  ['rubber-band past the end, hidden', 2240, 2200, true, true],
  ['bouncing back past the end, hidden', 2220, 2240, true, true],
])('%s', (_case, scrollY, lastScrollY, wasHidden, isHidden) => {
  expect(isNavbarHidden({ ...page, scrollY, lastScrollY }, wasHidden)).toBe(isHidden)
})

it('never hides on a page shorter than the window', () => {
  const short = { navbarHeight: 60, viewportHeight: 800, documentHeight: 700 }
  expect(isNavbarHidden({ ...short, scrollY: 80, lastScrollY: 0 }, false)).toBe(false)
})
