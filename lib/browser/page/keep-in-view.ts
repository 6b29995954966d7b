/** Scrolls a list, which may end below the window, and nothing around it, until one of its links shows. */
export function keepInView(list: HTMLElement, link: Element): void {
  const outer = list.getBoundingClientRect()
  const bottom = Math.min(outer.bottom, window.innerHeight)
  const inner = link.getBoundingClientRect()
  const margin = inner.height * 2
  // What stands above the first link belongs to it.
  if (link === list.querySelector('a')) list.scrollTop = 0
  else if (inner.top < outer.top + margin) list.scrollTop -= outer.top + margin - inner.top
  else if (inner.bottom > bottom - margin) list.scrollTop += inner.bottom - bottom + margin
}
