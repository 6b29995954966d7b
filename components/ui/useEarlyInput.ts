import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Gives a component each field in which the reader typed or chose something before hydration. A layout effect, so that
 * the page shows it before anything else uses or scrolls to it.
 */
export function useEarlyInput(box: RefObject<HTMLElement | null>, read: (field: Field) => void) {
  const take = useEffectEvent(read)
  useLayoutEffect(() => {
    for (const field of box.current?.querySelectorAll<Field>('input, textarea') ?? [])
      if (isChanged(field)) take(field)
  }, [box])
}

function isChanged(field: Field): boolean {
  const isSwitch = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
  return isSwitch ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
