import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { valueId } from './ValueField'

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const

/**
 * Which fields to report: those that were left with a text that does not fit, until one fits.
 * @param wrong names of the fields whose text does not fit
 */
export function useReportedFields(wrong: readonly string[]) {
  const [left, setLeft] = useState<readonly string[]>([])
  const reported = left.filter((name) => wrong.includes(name))
  if (reported.length < left.length) setLeft(reported)
  const report = () => {
    const active = document.activeElement?.id
    setLeft(wrong.filter((name) => reported.includes(name) || valueId(name) !== active))
  }
  // A press takes the focus from a field before it is a click: what it shall hit must not move meanwhile.
  const isPressed = useRef(false)
  const reportLater = useEffectEvent(report)
  useEffect(() => {
    const ended = new AbortController()
    const handlePress = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
      if (!isPressed.current) setTimeout(() => reportLater())
    }
    for (const press of PRESSES)
      window.addEventListener(press, handlePress, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [])
  const handleLeave = () => {
    if (!isPressed.current) report()
  }
  return { reported, handleLeave }
}
