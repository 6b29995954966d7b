import { STEP_CLASS, STEPS_PROGRESS_CLASS, stepCountText } from '../../content/steps/contract'
import { enhanceResetButton } from '../article/reset-button'
import { doneStepsSlot } from '../storage/slots'
import { showDoneSteps, type TocParts } from '../toc/toc-parts'

/**
 * Makes the steps of a page a checklist that the browser remembers: a checkbox over each step's number.
 * @param path path of the page
 */
export function enhanceChecklist(
  article: HTMLElement,
  path: string,
  toc: TocParts | null,
  signal: AbortSignal,
): void {
  const progress = article.querySelector(`.${STEPS_PROGRESS_CLASS}`)
  const count = progress?.querySelector('output')
  const button = progress?.querySelector('button')
  if (!count || !button) return

  const slot = doneStepsSlot(path)
  const boxes = [...article.querySelectorAll<HTMLElement>(`.${STEP_CLASS} > h3`)].map(addBox)
  const show = () => {
    const done = slot.get() ?? []
    for (const box of boxes) {
      box.checked = done.includes(box.value)
      box.parentElement?.toggleAttribute('data-done', box.checked)
    }
    const ids = boxes.filter((box) => box.checked).map((box) => box.value)
    const text = stepCountText(ids.length, boxes.length)
    if (count.textContent !== text) count.textContent = text
    if (toc !== null) showDoneSteps(toc, ids, text)
  }
  const keep = (ids: readonly string[] | null) => {
    slot.set(ids?.length ? ids : null)
    show()
  }
  const reset = () => {
    const before = slot.get()
    keep(null)
    return () => keep(before)
  }
  const rest = enhanceResetButton(button, reset, signal)
  const handleChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !boxes.includes(target)) return
    rest()
    keep(boxes.filter((box) => box.checked).map((box) => box.value))
  }

  show()
  article.addEventListener('change', handleChange, { signal })
  slot.listen(show, signal)
  signal.addEventListener('abort', () => {
    for (const box of boxes) {
      box.parentElement?.removeAttribute('data-done')
      box.remove()
    }
  })
}

function addBox(heading: HTMLElement): HTMLInputElement {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.className = 'step-box'
  box.value = heading.id
  box.ariaLabel = `Done: ${heading.textContent}`
  heading.before(box)
  return box
}
