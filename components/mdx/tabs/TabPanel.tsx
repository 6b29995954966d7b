import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import { useIsHydrated } from '../../ui/useStored'

export type TabPanelProps = {
  readonly id: string
  readonly label: string
  readonly isShown: boolean
  /** Called for what the reader is led to in it, by a link or by the browser's own search. */
  readonly onReveal: (label: string) => void
  readonly children: ReactNode
}

export function TabPanel({ id, label, isShown, onReveal, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const reveal = useEffectEvent(() => onReveal(label))
  useReveal(panel, () => onReveal(label))
  useEffect(() => {
    const element = panel.current
    if (element === null) return
    const handleMatch = () => reveal()
    element.addEventListener('beforematch', handleMatch)
    return () => element.removeEventListener('beforematch', handleMatch)
  }, [])
  useLayoutEffect(() => {
    // React knows `hidden` as true or false only; browsers without this value would take it for hidden altogether.
    if (panel.current === null || !isHydrated || !('onbeforematch' in panel.current)) return
    if (isShown) panel.current.removeAttribute('hidden')
    else panel.current.setAttribute('hidden', 'until-found')
  }, [isHydrated, isShown])
  return (
    <div
      ref={panel}
      className="tab-panel"
      data-tab={label}
      {...(isHydrated && { id, role: 'tabpanel', 'aria-label': label })}
    >
      <p className="tab-panel-title">{label}</p>
      {children}
    </div>
  )
}

/**
 * Shows what the reader is led to, by a link to its id, where a component hides it.
 * @param show called with an element inside of `ref` before the page scrolls to it
 */
function useReveal(ref: RefObject<HTMLElement | null>, show: (target: Element) => void): void {
  const reveal = useEffectEvent((target: Element) => {
    if (ref.current?.contains(target)) flushSync(() => show(target))
  })
  // Before the effect that looks for the target of the first URL.
  useLayoutEffect(() => onReveal(reveal), [])
}
