import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Id of the field for a value. */
export function valueId(name: string): string {
  return `value-${name}`
}

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const

/**
 * When the reader leaves a field, reports all invalid fields except the focused one. A field stays reported until its
 * text is valid.
 * @param wrong names of the fields with invalid text
 */
export function useReportedFields(wrong: readonly string[]) {
  const [left, setLeft] = useState<readonly string[]>([])
  const reported = left.filter((name) => wrong.includes(name))
  if (reported.length < left.length) setLeft(reported)
  const report = () => {
    const active = document.activeElement?.id
    setLeft(wrong.filter((name) => reported.includes(name) || valueId(name) !== active))
  }
  // Pressing a button takes the focus from a field before the click event. Wait until the press ends, because a new
  // error message could move the button away from the pointer, and the click would miss it.
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
