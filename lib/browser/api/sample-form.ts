import {
  CERTIFICATE_FIELD,
  MANAGER_GROUP,
  MANAGERS_ATTRIBUTE,
  PIN_CLASS,
  TRUSTED,
} from '../../content/api/contract'
import { PORT_VALUE, SAMPLE_VALUES, storableValues } from '../../content/api/sample-values'
import { sampleValuesSlot, tabChoiceSlot } from '../storage/slots'
import { fillValues } from '../values/fill-values'
import { managerWords, parseManagers, swapWords } from './managers'

type Values = Readonly<Record<string, string>>

const SECRETS = new Set(SAMPLE_VALUES.flatMap(({ name, isSecret }) => (isSecret ? [name] : [])))

/** Tokens: they last until the page is closed and are never stored. */
let secrets: Values = {}

/** What pinned lines held before they were taken out. */
const pinned = new WeakMap<Element, readonly ChildNode[]>()

/** Fills the reader's values and the chosen manager into the samples of a page. Nothing is sent. */
export function enhanceSampleForm(
  article: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
): void {
  const managers = parseManagers(form.getAttribute(MANAGERS_ATTRIBUTE))
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
  const certificate = form.querySelector('select')
  for (const input of inputs) {
    explain(input)
    // What the reader typed before this code was there is not lost.
    if (input.value.trim() !== '') keep(input)
  }

  const show = () => {
    const values: Values = { ...storableValues(sampleValuesSlot.get() ?? {}), ...secrets }
    const [shown] = managers
    const chosen = tabChoiceSlot.get()?.[MANAGER_GROUP]
    const wanted = managers.find(({ name }) => name === chosen) ?? shown
    for (const input of inputs) {
      if (!input.hasAttribute('aria-invalid')) input.value = values[input.name] ?? ''
      if (input.name === PORT_VALUE) input.placeholder = wanted?.port ?? ''
    }
    if (certificate !== null) certificate.value = values[CERTIFICATE_FIELD] ?? ''
    showPins(article, values[CERTIFICATE_FIELD] !== TRUSTED)
    fillValues(article, values)
    if (shown === undefined || wanted === undefined) return
    const words = managerWords(shown, wanted, values[PORT_VALUE] ?? '')
    for (const figure of article.querySelectorAll('figure.code')) {
      if (figure.closest(`[data-tab-group="${MANAGER_GROUP}"]`) === null) swapWords(figure, words)
    }
  }
  const handleInput = (event: Event) => {
    if (event.target === certificate) keepValue(CERTIFICATE_FIELD, certificate?.value ?? '')
    else if (event.target instanceof HTMLInputElement) keep(event.target)
    else return
    report(form, inputs)
    show()
  }
  const handleReset = (event: Event) => {
    event.preventDefault()
    sampleValuesSlot.set(null)
    secrets = {}
    for (const input of inputs) input.removeAttribute('aria-invalid')
    report(form, inputs)
    show()
  }

  report(form, inputs)
  show()
  form.addEventListener('input', handleInput, { signal })
  form.addEventListener('reset', handleReset, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  // The tabs keep the choice in a listener of their own, which is called first.
  article.addEventListener('change', show, { signal })
  sampleValuesSlot.listen(show, signal)
  tabChoiceSlot.listen(show, signal)
}

function explain(input: HTMLInputElement): void {
  const value = SAMPLE_VALUES.find(({ name }) => name === input.name)
  if (value === undefined) return
  input.pattern = value.pattern
  input.title = value.hint
  input.spellcheck = false
}

/** Keeps what is valid; what is not stays in its field only. */
function keep(input: HTMLInputElement): void {
  const value = input.value.trim()
  const isValid = input.validity.valid || value === ''
  if (isValid) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
  const kept = isValid ? value : ''
  if (SECRETS.has(input.name)) secrets = { ...secrets, [input.name]: kept }
  else keepValue(input.name, kept)
}

/** Puts the lines for a self-signed certificate into the samples, or takes them out, so that a copy is what is shown. */
function showPins(article: HTMLElement, isShown: boolean): void {
  for (const pin of article.querySelectorAll(`.${PIN_CLASS}`)) {
    const content = pinned.get(pin) ?? [...pin.childNodes]
    pinned.set(pin, content)
    if (isShown !== pin.hasChildNodes()) pin.replaceChildren(...(isShown ? content : []))
  }
}

function keepValue(name: string, value: string): void {
  sampleValuesSlot.set({ ...sampleValuesSlot.get(), [name]: value })
}

function report(form: HTMLFormElement, inputs: readonly HTMLInputElement[]): void {
  const status = form.querySelector('[role="status"]')
  if (status === null) return
  status.textContent = inputs
    .filter((input) => input.hasAttribute('aria-invalid'))
    .map((input) => `${input.labels?.[0]?.textContent ?? input.name}: ${input.title}.`)
    .join(' ')
}
