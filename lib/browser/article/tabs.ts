import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { tabChoiceItem } from '../storage/storage-items'
import type { ArticleBehavior } from './article-behavior'
import { openAround } from './reveal-target'

/**
 * Makes the tabs of a group follow each other and remembers the choice for the whole site.
 * The radio buttons work without this.
 */
export const enhanceTabs: ArticleBehavior = (article, { signal }) => {
  const showChoices = () => {
    const choices = tabChoiceItem.get() ?? {}
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
      showChosen(tabs)
    }
  }
  const handleInput = ({ target }: Event) => {
    const tabs = tabsOf(target)
    if (tabs !== null) showChosen(tabs)
  }
  const handleChange = ({ target }: Event) => {
    const tabs = tabsOf(target)
    const group = tabs?.dataset.tabGroup
    if (tabs === null || group === undefined || !(target instanceof HTMLInputElement)) return
    const before = tabs.getBoundingClientRect().top
    tabChoiceItem.set({ ...tabChoiceItem.get(), [group]: target.value })
    window.scrollBy({ top: tabs.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const handleFound = ({ target }: Event) => {
    const content = target instanceof Element ? target.firstElementChild : null
    if (content instanceof HTMLElement) openAround(content)
  }
  for (const tabs of article.querySelectorAll<HTMLElement>('.tabs')) becomeTabs(tabs)
  showChoices()
  article.addEventListener('beforematch', handleFound, { signal })
  article.addEventListener('input', handleInput, { signal })
  article.addEventListener('change', handleChange, { signal })
  tabChoiceItem.subscribe(showChoices, signal)
}

/** The tabs whose radio button an event comes from. */
function tabsOf(target: EventTarget | null): HTMLElement | null {
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio'
  return isRadio ? target.closest<HTMLElement>('.tabs') : null
}

function showChosen(tabs: HTMLElement): void {
  markChosenTab(tabs)
  hideOthers(tabs)
}

/** Lets the browser's search on the page find words in the tabs that do not show; the style sheet shows the chosen one. */
function hideOthers(tabs: HTMLElement): void {
  // Other browsers would take it for hidden altogether.
  if (!('onbeforematch' in tabs)) return
  const chosen = tabs.querySelector<HTMLInputElement>('.tab-list input:checked')?.value
  for (const panel of tabs.querySelectorAll<HTMLElement>('.tab-panel')) {
    if (panel.dataset.tab === chosen) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  }
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Turns radio buttons, which choose a variant before and without scripts, into tabs: the words become the controls,
 * and the radio buttons only keep the choice.
 */
function becomeTabs(tabs: HTMLElement): void {
  const list = tabs.querySelector('.tab-list')
  const panels = tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel')
  const words = [...(list?.querySelectorAll('span') ?? [])]
  list?.setAttribute('role', 'tablist')
  for (const [index, word] of words.entries()) {
    const input = word.previousElementSibling
    const panel = panels[index]
    if (!(input instanceof HTMLInputElement) || panel === undefined) continue
    input.hidden = true
    panel.id ||= `${input.name}-${index}`
    panel.role = 'tabpanel'
    panel.ariaLabel = word.textContent
    word.role = 'tab'
    word.setAttribute('aria-controls', panel.id)
    word.onkeydown = (event) => {
      const next = words[STEPS[event.key]?.(index, words.length) ?? -1]
      if (next === undefined) return
      event.preventDefault()
      next.click()
      next.focus()
    }
  }
}

/** Marks the selected tab, which is the one in the tab order. */
function markChosenTab(tabs: HTMLElement): void {
  for (const word of tabs.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const input = word.previousElementSibling
    const isChosen = input instanceof HTMLInputElement && input.checked
    word.ariaSelected = String(isChosen)
    word.tabIndex = isChosen ? 0 : -1
  }
}
