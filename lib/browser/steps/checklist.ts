import { STEP_CLASS, STEPS_PROGRESS_CLASS, stepCountText } from '../../content/article-markup'
import type { ArticleBehavior } from '../article/article-behavior'
import { enhanceResetButton } from '../article/reset-button'
import { domElement } from '../page/dom-element'
import { doneStepsItem } from '../storage/storage-items'

/** Makes the steps of a page a checklist that the browser remembers: a checkbox over each step's number. */
export const enhanceChecklist: ArticleBehavior = (article, { route, signal }) => {
  const progress = article.querySelector(`.${STEPS_PROGRESS_CLASS}`)
  const count = progress?.querySelector('output')
  const button = progress?.querySelector('button')
  if (!count || !button) return

  const item = doneStepsItem(route)
  const boxes = [...article.querySelectorAll<HTMLElement>(`.${STEP_CLASS} > h3`)].map(addBox)
  const show = () => {
    const done = item.get() ?? []
    for (const box of boxes) {
      box.checked = done.includes(box.value)
      box.parentElement?.toggleAttribute('data-done', box.checked)
    }
    const text = stepCountText(boxes.filter((box) => box.checked).length, boxes.length)
    if (count.textContent !== text) count.textContent = text
  }
  const reset = () => {
    const before = item.get()
    item.set(null)
    return () => item.set(before)
  }
  const rest = enhanceResetButton(button, reset, signal)
  const handleChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !boxes.includes(target)) return
    rest()
    const done = boxes.filter((box) => box.checked).map((box) => box.value)
    item.set(done.length === 0 ? null : done)
  }

  show()
  article.addEventListener('change', handleChange, { signal })
  item.subscribe(show, signal)
  signal.addEventListener('abort', () => {
    for (const box of boxes) box.remove()
  })
}

function addBox(heading: HTMLElement): HTMLInputElement {
  const box = domElement('input', {
    type: 'checkbox',
    class: 'step-box',
    value: heading.id,
    'aria-label': `Done: ${heading.textContent}`,
  })
  heading.before(box)
  return box
}
