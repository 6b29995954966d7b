import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { codeWrapItem } from '../../lib/browser/storage/storage-items'
import * as ROOT_ATTRIBUTES from '../../lib/site/root-attributes'
import { useStored } from '../ui/useStored'

/**
 * For a block with lines too long for it, a switch between lines that go on below and lines that scroll. The choice
 * counts for all blocks and is remembered.
 */
export function WrapButton({ code }: { readonly code: RefObject<HTMLElement | null> }) {
  const isOff = useStored(codeWrapItem) === 'off'
  const hasLongLines = useHasLongLines(code)
  useEffect(() => showWrapping(isOff), [isOff])
  if (!hasLongLines) return null
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const before = currentTarget.getBoundingClientRect().top
    codeWrapItem.set(isOff ? null : 'off')
    showWrapping(!isOff)
    const moved = currentTarget.getBoundingClientRect().top - before
    window.scrollBy({ top: moved, behavior: 'instant' })
  }
  return (
    <button type="button" className="code-wrap" aria-pressed={!isOff} onClick={toggle}>
      Wrap lines
    </button>
  )
}

function showWrapping(isOff: boolean): void {
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.noWrap, isOff)
}

/** Stays true: a window that has become wider may become narrow again. */
function useHasLongLines(code: RefObject<HTMLElement | null>): boolean {
  const [hasLongLines, setHasLongLines] = useState(false)
  useEffect(() => {
    const box = code.current
    if (box === null || hasLongLines) return
    const observer = new ResizeObserver(() => setHasLongLines(isTooLong(box)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [code, hasLongLines])
  return hasLongLines
}

/** Whether a line is longer than its box: it scrolls, or wraps into more lines than the code has. */
function isTooLong(box: HTMLElement): boolean {
  const code = box.querySelector('code') ?? box
  const lines = box.textContent.split('\n').length
  const seen =
    code.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(code).lineHeight)
  return box.scrollWidth > box.clientWidth || seen > lines + 0.5
}
