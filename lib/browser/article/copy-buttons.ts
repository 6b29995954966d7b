import type { ArticleBehavior } from './article-behavior'

const SHOWN_FOR_MS = 2000
/** Characters of the code that name its button. */
const NAME_LENGTH = 60

/**
 * Copies the code beside a copy button and says so in the button and to screen readers. Buttons are named after the
 * first line of what they copy.
 */
export const enhanceCopyButtons: ArticleBehavior = (article, { signal }) => {
  for (const button of article.querySelectorAll<HTMLElement>('[data-copy]')) nameButton(button)
  const handleClick = (event: MouseEvent) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('[data-copy]')
        : null
    const code = button?.closest('figure')?.querySelector('code')
    if (button && code) void copy(button, code)
  }
  article.addEventListener('click', handleClick, { signal })
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

function nameButton(button: HTMLElement): void {
  const [line = ''] =
    button.closest('figure')?.querySelector('code')?.textContent?.split('\n') ?? []
  const name = line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH)}…` : line
  button.ariaLabel = `Copy ${name}`
}

function announce(button: HTMLButtonElement, text: string): void {
  button.textContent = text
  button.removeAttribute('aria-label')
  button.setAttribute('aria-live', 'polite')
  window.setTimeout(() => {
    button.textContent = 'Copy'
    nameButton(button)
  }, SHOWN_FOR_MS)
}

function selectText(element: Element): void {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  const range = document.createRange()
  range.selectNodeContents(element)
  selection?.addRange(range)
}
