import {
  CERTIFICATE_FIELD,
  MANAGER_GROUP,
  MANAGERS_ATTRIBUTE,
  TRUSTED,
} from '../../content/api/contract'
import { PORT_VALUE, SAMPLE_VALUES, storableValues } from '../../content/api/sample-values'
import { sampleValuesSlot, tabChoiceSlot } from '../storage/slots'
import { fillValues } from '../values/fill-values'
import { showPins } from './certificate'
import { managerWords, parseManagers, swapWords } from './managers'

type Values = Readonly<Record<string, string>>

const SECRETS = new Set(SAMPLE_VALUES.flatMap(({ name, isSecret }) => (isSecret ? [name] : [])))

/** Tokens: they last until the page is closed and are never stored. */
let secrets: Values = {}

/** Fills the reader's values and the chosen manager into the samples of a page. Nothing is sent. */
export function enhanceSampleForm(article: HTMLElement, form: HTMLFormElement): () => void {
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
    const wanted = managers.find(({ name }) => name === chosenManager()) ?? shown
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
  const handleSubmit = (event: Event) => event.preventDefault()

  report(form, inputs)
  show()
  form.addEventListener('input', handleInput)
  form.addEventListener('reset', handleReset)
  form.addEventListener('submit', handleSubmit)
  // The tabs keep the choice in a listener of their own, which is called first.
  article.addEventListener('change', show)
  const cleanUps = [sampleValuesSlot.listen(show), tabChoiceSlot.listen(show)]
  return () => {
    form.removeEventListener('input', handleInput)
    form.removeEventListener('reset', handleReset)
    form.removeEventListener('submit', handleSubmit)
    article.removeEventListener('change', show)
    for (const cleanUp of cleanUps) cleanUp()
  }
}

function chosenManager(): string | undefined {
  return tabChoiceSlot.get()?.[MANAGER_GROUP]
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
  input.toggleAttribute('aria-invalid', false)
  if (!isValid) input.setAttribute('aria-invalid', 'true')
  const kept = isValid ? value : ''
  if (SECRETS.has(input.name)) secrets = { ...secrets, [input.name]: kept }
  else keepValue(input.name, kept)
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
