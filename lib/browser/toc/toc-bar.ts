import { REACHED_ATTRIBUTE } from './scroll-spy'
import type { TocParts } from './toc-parts'

/**
 * Keeps the bar over an article up to date: it names the section whose entry in the rail is current, and closes when an
 * entry is chosen, on Escape and on a click beside it.
 */
export function followSection({ bar, rail }: TocParts, signal: AbortSignal): void {
  const label = bar.querySelector('span')
  if (label === null) return
  const title = label.textContent
  const show = () => {
    const links = [...bar.querySelectorAll('a')]
    const index = [...rail.querySelectorAll('a')].findIndex((link) => link.ariaCurrent !== null)
    label.textContent = (rail.hasAttribute(REACHED_ATTRIBUTE) && links[index]?.textContent) || title
    for (const [place, link] of links.entries())
      link.ariaCurrent = place === index ? 'location' : null
  }
  const close = () => {
    bar.open = false
  }
  const handleToggle = () => {
    const list = bar.querySelector('nav')
    const current = bar.querySelector<HTMLElement>('a[aria-current]')
    if (bar.open && list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2
  }
  const handleClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (!bar.contains(target) || target.closest('a') !== null) close()
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !bar.open) return
    close()
    bar.querySelector('summary')?.focus()
  }
  const observer = new MutationObserver(show)
  observer.observe(rail, { subtree: true, attributeFilter: ['aria-current', REACHED_ATTRIBUTE] })
  show()
  bar.addEventListener('toggle', handleToggle, { signal })
  document.addEventListener('click', handleClick, { signal })
  document.addEventListener('keydown', handleKey, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    label.textContent = title
    close()
  })
}
