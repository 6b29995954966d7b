/** Boxes of tables and code that do not scroll are no stop of the Tab key; those that do are. */
export function enhanceScrollBoxes(article: HTMLElement, signal: AbortSignal): void {
  const boxes = article.querySelectorAll<HTMLElement>('.table, .code > pre')
  const update = (box: HTMLElement) => {
    const doesScroll = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
    if (doesScroll) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) update(target)
  })
  for (const box of boxes) observer.observe(box)
  signal.addEventListener('abort', () => observer.disconnect())
}
