import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { tabChoiceSlot } from '../storage/slots'
import { becomeTabs, markChosenTab } from './tab-roles'

/**
 * Makes the tabs of a group follow each other and remembers the choice for the whole site.
 * The radio buttons work without this.
 */
export function enhanceTabs(article: HTMLElement): () => void {
  const choose = (choices: Readonly<Record<string, string>>) => {
    // For the tabs of the next page, until they are enhanced.
    document.documentElement.setAttribute(ROOT_ATTRIBUTES.operatingSystem, choices.os ?? '')
    for (const tabs of article.querySelectorAll<HTMLElement>('.tabs')) {
      const radios = [...tabs.querySelectorAll<HTMLInputElement>('.tab-list input')]
      const wanted =
        tabs.dataset.tabGroup === undefined ? undefined : choices[tabs.dataset.tabGroup]
      const radio =
        radios.find((input) => input.value === wanted) ??
        radios.find((input) => input.checked) ??
        radios[0]
      if (radio !== undefined) radio.checked = true
      markChosenTab(tabs)
    }
  }
  const handleChange = (event: Event) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.type !== 'radio') return
    const tabs = input.closest<HTMLElement>('.tabs')
    if (tabs !== null) markChosenTab(tabs)
    const group = tabs?.dataset.tabGroup
    if (group === undefined) return
    const before = input.getBoundingClientRect().top
    const choices = { ...tabChoiceSlot.get(), [group]: input.value }
    tabChoiceSlot.set(choices)
    choose(choices)
    window.scrollBy({ top: input.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  for (const tabs of article.querySelectorAll<HTMLElement>('.tabs')) becomeTabs(tabs)
  choose(tabChoiceSlot.get() ?? {})
  article.addEventListener('change', handleChange)
  const stopListening = tabChoiceSlot.listen((choices) => choose(choices ?? {}))
  return () => {
    article.removeEventListener('change', handleChange)
    stopListening()
  }
}
