import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { domElement } from '../page/dom-element'
import { codeWrapItem } from '../storage/storage-items'
import type { ArticleBehavior } from './article-behavior'

/** Boxes of tables and code that do not scroll are no stop of the Tab key; those that do are. */
export const enhanceScrollBoxes: ArticleBehavior = (article, { signal }) => {
  const observer = new ResizeObserver((entries) => {
    for (const { target: box, contentRect } of entries) {
      // What is not laid out yet may scroll.
      if (contentRect.width === 0) continue
      const doesScroll = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
      if (doesScroll) box.setAttribute('tabindex', '0')
      else box.removeAttribute('tabindex')
    }
  })
  for (const box of article.querySelectorAll('.table, .code > pre')) observer.observe(box)
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Gives each block of code with lines too long for it a switch between lines that go on below and lines that scroll.
 * The choice counts for all blocks and is remembered.
 */
export const enhanceCodeWrap: ArticleBehavior = (article, { signal }) => {
  const buttons: HTMLButtonElement[] = []
  const show = () => {
    const isOff = codeWrapItem.get() === 'off'
    document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.noWrap, isOff)
    for (const button of buttons) button.ariaPressed = String(!isOff)
  }
  const handleClick = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLElement)) return
    const before = currentTarget.getBoundingClientRect().top
    codeWrapItem.set(codeWrapItem.get() === 'off' ? null : 'off')
    const moved = currentTarget.getBoundingClientRect().top - before
    window.scrollBy({ top: moved, behavior: 'instant' })
  }
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first button is added: each would lay the page out anew.
    const long = entries.filter(({ target }) => hasLongLines(target))
    for (const { target } of long) {
      observer.unobserve(target)
      const button = domElement('button', { type: 'button', class: 'code-wrap' }, 'Wrap lines')
      button.addEventListener('click', handleClick)
      buttons.push(button)
      target.parentElement?.querySelector('[data-copy]')?.before(button)
    }
    if (long.length > 0) show()
  })
  for (const pre of article.querySelectorAll('.code:not(.as-is) > pre')) observer.observe(pre)
  codeWrapItem.subscribe(show, signal)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Whether a line is longer than its box: it scrolls, or wraps into more lines than the code has. */
function hasLongLines(pre: Element): boolean {
  const code = pre.querySelector('code') ?? pre
  const lines = pre.textContent.split('\n').length
  const seen = code.getBoundingClientRect().height / parseFloat(getComputedStyle(code).lineHeight)
  return pre.scrollWidth > pre.clientWidth || seen > lines + 0.5
}
