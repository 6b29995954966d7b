import {
  HINT_ATTRIBUTE,
  PATTERN_ATTRIBUTE,
  SECRET_ATTRIBUTE,
  VALUE_ID_PREFIX,
  VALUES_ATTRIBUTE,
} from '../../content/article-markup'
import type { ArticleBehavior } from '../article/article-behavior'
import { enhanceResetButton } from '../article/reset-button'
import { readerValuesItem } from '../storage/storage-items'
import { fillValues, type ReaderValues, readerValues } from './reader-values'

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const

/** Shows the reader's values in the commands of a page, and keeps what is filled into the page's form. */
export const enhanceValuesForm: ArticleBehavior = (article, { signal }) => {
  const form = article.querySelector(`[${VALUES_ATTRIBUTE}]`)
  if (form === null) return
  const set = form.getAttribute(VALUES_ATTRIBUTE) ?? ''
  const values = readerValues(set, readerValuesItem(set))
  const inputs = [...form.querySelectorAll('input')]
  for (const input of inputs) completeField(input)
  const count = form.querySelector('output')
  const show = () => {
    const stored = values.get()
    for (const input of inputs) {
      // What does not fit is kept by its field alone.
      if (!fits(input)) continue
      if (input !== document.activeElement) input.value = stored[input.name] ?? ''
      report(input, false)
    }
    fillValues(article, stored)
    if (count) showCount(article, count)
  }
  const button = form.querySelector('button')
  const reset = () => {
    for (const input of inputs) input.value = ''
    return values.clear(inputs.map((input) => input.name))
  }
  const rest = button && enhanceResetButton(button, reset, signal)
  const handleInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    rest?.()
    keep(target, values)
  }
  // A press takes the focus from a field before it is a click: what it shall hit must not move meanwhile.
  let isPressed = false
  const reportAll = () => {
    for (const input of inputs) if (input !== document.activeElement) report(input, !fits(input))
  }
  const handlePress = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
    if (!isPressed) setTimeout(reportAll)
  }
  const handleChange = () => {
    if (!isPressed) setTimeout(reportAll)
  }

  // What was typed before the scripts ran.
  for (const input of inputs) if (input.value !== '') keep(input, values)
  show()
  form.addEventListener('input', handleInput, { signal })
  form.addEventListener('change', handleChange, { signal })
  for (const press of PRESSES)
    window.addEventListener(press, handlePress, { capture: true, signal })
  values.subscribe(show, signal)
}

/**
 * Gives a field what its HTML omits to stay small: its name, the example as its placeholder, the element after it as its
 * description, and no completion or correction by the browser.
 */
function completeField(input: HTMLInputElement): void {
  input.name = input.id.slice(VALUE_ID_PREFIX.length)
  input.autocomplete = 'off'
  input.autocapitalize = 'off'
  input.spellcheck = false
  const about = input.nextElementSibling
  if (about === null) return
  about.id = `${input.id}-about`
  input.setAttribute('aria-describedby', about.id)
  input.placeholder = about.querySelector('samp')?.textContent ?? ''
}

/** Says how many blocks of code show a value of the reader. */
function showCount(article: HTMLElement, count: HTMLElement): void {
  const filled = article.querySelectorAll('.code:has([data-filled])').length
  const commands = filled === 1 ? '1 command shows' : `${filled} commands show`
  const text = filled === 0 ? '' : `${commands} your values`
  if (count.textContent !== text) count.textContent = text
}

/** Keeps a value that fits; one that does not stays in its field only, so that no command shows it. */
function keep(input: HTMLInputElement, values: ReaderValues): void {
  const value = fits(input) ? input.value.trim() : ''
  values.set(input.name, value, input.hasAttribute(SECRET_ATTRIBUTE))
}

function fits(input: HTMLInputElement): boolean {
  const value = input.value.trim()
  const pattern = input.getAttribute(PATTERN_ATTRIBUTE)
  return value === '' || pattern === null || new RegExp(pattern, 'u').test(value)
}

/** Says in a field's description what it can hold, or takes that away. */
function report(input: HTMLInputElement, isWrong: boolean): void {
  const isReported = input.hasAttribute('aria-invalid')
  if (isWrong === isReported) return
  const about = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  if (isReported) {
    input.removeAttribute('aria-invalid')
    about?.querySelector('[role="alert"]')?.remove()
    return
  }
  const problem = document.createElement('strong')
  problem.role = 'alert'
  problem.textContent = `${input.getAttribute(HINT_ATTRIBUTE)} Until it fits, no command shows it.`
  input.setAttribute('aria-invalid', 'true')
  about?.prepend(problem)
}
