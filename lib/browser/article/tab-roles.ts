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
export function becomeTabs(tabs: HTMLElement): void {
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

/** Says which tab is chosen: the one that takes focus. */
export function markChosenTab(tabs: HTMLElement): void {
  for (const word of tabs.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const input = word.previousElementSibling
    const isChosen = input instanceof HTMLInputElement && input.checked
    word.ariaSelected = String(isChosen)
    word.tabIndex = isChosen ? 0 : -1
  }
}
