import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { tabChoiceItem } from '../../../lib/browser/storage/storage-items'
import { useStored } from '../../ui/useStored'

/**
 * Which of some tabs is chosen: the tabs of a group follow each other, and the choice is remembered for the whole site.
 * @param labels of the tabs
 * @param list holds a radio button for each
 * @returns `chosen` is null before a choice; `show` is for a tab that the reader is led to, and no choice of theirs
 */
export function useTabChoice(
  group: string | undefined,
  labels: readonly string[],
  list: RefObject<HTMLElement | null>,
) {
  const [chosen, show] = useState<string | null>(null)
  const stored = useStored(tabChoiceItem)?.[group ?? '']
  const [followed, setFollowed] = useState<string>()
  if (stored !== followed) {
    setFollowed(stored)
    if (stored !== undefined && labels.includes(stored)) show(stored)
  }
  const choose = (label: string) => {
    show(label)
    if (group !== undefined) tabChoiceItem.set({ ...tabChoiceItem.get(), [group]: label })
  }
  const takeEarlyChoice = useEffectEvent(() => {
    const early = list.current?.querySelector<HTMLInputElement>('input:checked')
    if (early) choose(early.value)
  })
  // What the reader chose before React was there.
  useLayoutEffect(() => takeEarlyChoice(), [])
  /** Tabs of the group further up may grow or shrink: these stay under the pointer. */
  const chooseInPlace = (label: string) => {
    const top = () => list.current?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => choose(label))
    window.scrollBy({ top: top() - before, behavior: 'instant' })
  }
  return { chosen, choose: chooseInPlace, show }
}
