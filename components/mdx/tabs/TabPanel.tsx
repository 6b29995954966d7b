import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import { useIsHydrated } from '../../ui/useStored'

export type TabPanelProps = {
  readonly id: string
  readonly label: string
  readonly isVisible: boolean
  /** Called when a link or the browser's find-in-page targets content in the panel. */
  readonly onReveal: (label: string) => void
  readonly children: ReactNode
}

export function TabPanel({ id, label, isVisible, onReveal: showTab, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const reveal = useEffectEvent((target: Element) => {
    if (panel.current?.contains(target)) flushSync(() => showTab(label))
  })
  // This is a layout effect, because it must run before the effect that reveals the target of the initial URL's hash.
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
    // JSX cannot set `hidden="until-found"`, because React supports `hidden` only as a boolean. Browsers without
    // `until-found` must not get the attribute: they would show the panel, because tabs.css sets `display: block` for
    // `[hidden]`.
    if (panel.current === null || !isHydrated || !('onbeforematch' in panel.current)) return
    if (isVisible) panel.current.removeAttribute('hidden')
    else panel.current.setAttribute('hidden', 'until-found')
  }, [isHydrated, isVisible])
  return (
    <div
      ref={panel}
      className="tab-panel"
      data-tab={label}
      {...(isHydrated && { id, ...(isVisible && { role: 'tabpanel', 'aria-label': label }) })}
    >
      <p className="tab-panel-title">{label}</p>
      {children}
    </div>
  )
}
