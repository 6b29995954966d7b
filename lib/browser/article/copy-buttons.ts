const SHOWN_FOR_MS = 2000

export function enhanceCopyButtons(article: HTMLElement): () => void {
  const handleClick = (event: MouseEvent) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('[data-copy]')
        : null
    const code = button?.closest('figure')?.querySelector('code')
    if (button && code) void copy(button, code)
  }
  article.addEventListener('click', handleClick)
  return () => article.removeEventListener('click', handleClick)
}

async function copy(button: HTMLButtonElement, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    announce(button, 'Copied')
  } catch {
    selectText(code)
    announce(button, 'Press Ctrl+C')
  }
}

function announce(button: HTMLButtonElement, text: string): void {
  button.textContent = text
  button.setAttribute('aria-live', 'polite')
  window.setTimeout(() => {
    button.textContent = 'Copy'
  }, SHOWN_FOR_MS)
}

function selectText(element: Element): void {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  const range = document.createRange()
  range.selectNodeContents(element)
  selection?.addRange(range)
}
