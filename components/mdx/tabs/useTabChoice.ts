import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { tabChoiceItem } from '../../../lib/browser/storage/storage-items'
import { useStored } from '../../ui/useStored'

/**
 * A choice applies to every set of tabs in the group, on all pages, and is stored. Without a group, a choice applies
 * only to this set of tabs, until the reader leaves the page.
 * @param list element with one radio button per tab
 * @returns `chosen`, the label of the selected tab, initially null; `choose`, which selects a tab and, in a group,
 * stores the choice; and `showTab`, which selects a tab without storing a choice
 */
export function useTabChoice(
  group: string | undefined,
  labels: readonly string[],
  list: RefObject<HTMLElement | null>,
) {
  const [chosen, showTab] = useState<string | null>(null)
  const storedLabel = useStored(tabChoiceItem)?.[group ?? '']
  const [followed, setFollowed] = useState<string>()
  if (storedLabel !== followed) {
    setFollowed(storedLabel)
    if (storedLabel !== undefined && labels.includes(storedLabel)) showTab(storedLabel)
  }
  const choose = (label: string) => {
    showTab(label)
    if (group !== undefined) tabChoiceItem.set({ ...tabChoiceItem.get(), [group]: label })
  }
  const applyEarlyChoice = useEffectEvent(() => {
    const early = list.current?.querySelector<HTMLInputElement>('input:checked')
    if (early) choose(early.value)
  })
  // Use the choice that the reader made before hydration.
  useLayoutEffect(() => applyEarlyChoice(), [])
  /**
   * Keeps these tabs under the pointer. Without the scroll, they would move if the choice changed the height of tabs in
   * the same group further up the page.
   */
  const chooseInPlace = (label: string) => {
    const top = () => list.current?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => choose(label))
    window.scrollBy({ top: top() - before, behavior: 'instant' })
  }
  return { chosen, choose: chooseInPlace, showTab }
}
