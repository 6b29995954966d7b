import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { onReveal } from '../../lib/browser/navigation/reveal-target'

/**
 * Shows what the reader is led to, by a link to its id, where a component hides it.
 * @param show called with an element inside of `ref` before the page scrolls to it
 */
export function useReveal(
  ref: RefObject<HTMLElement | null>,
  show: (target: Element) => void,
): void {
  const reveal = useEffectEvent((target: Element) => {
    if (ref.current?.contains(target)) flushSync(() => show(target))
  })
  // Before the effect that looks for the target of the first URL.
  useLayoutEffect(() => onReveal(reveal), [])
}
