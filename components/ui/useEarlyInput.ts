import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Passes each field that the reader changed before hydration to `read`, before anything else uses or scrolls to it. */
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
