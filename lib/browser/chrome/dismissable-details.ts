import { PART_ATTRIBUTE, PARTS } from '../../site/element-ids'

const OPEN_MENU = `details[${PART_ATTRIBUTE}="${PARTS.menu}"][open]`

/** Closes an open menu on Escape, giving focus back to its summary, and on a click outside of it. */
export function dismissDetails(): void {
  document.addEventListener('click', ({ target }) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU))
      if (target instanceof Node && !details.contains(target)) details.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    const details = key === 'Escape' ? document.querySelector<HTMLDetailsElement>(OPEN_MENU) : null
    if (details === null) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
