import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
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

export function TabPanel({ id, label, isShown, onReveal: show, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const reveal = useEffectEvent((target: Element) => {
    if (panel.current?.contains(target)) flushSync(() => show(label))
  })
  // Before the effect that looks for the target of the first URL.
  useLayoutEffect(() => {
    const element = panel.current
    const handleMatch = () => element && reveal(element)
    element?.addEventListener('beforematch', handleMatch)
    const end = onReveal(reveal)
    return () => {
      element?.removeEventListener('beforematch', handleMatch)
      end()
    }
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
      {...(isHydrated && { id, ...(isShown && { role: 'tabpanel', 'aria-label': label }) })}
    >
      <p className="tab-panel-title">{label}</p>
      {children}
    </div>
  )
}
