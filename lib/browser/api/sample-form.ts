import { CERTIFICATE_MEANINGS } from '../../content/api/certificate-meanings'
import {
  CERTIFICATE_FIELD,
  MANAGER_GROUP,
  MANAGERS_ATTRIBUTE,
  PIN_CLASS,
  SAMPLE_FORM_CLASS,
  TRUSTED,
  UNCHECKED,
  UNCHECKED_ATTRIBUTE,
} from '../../content/api/contract'
import {
  PIN_VALUE,
  PORT_VALUE,
  SAMPLE_FIELD_NAMES,
  SAMPLE_SET,
  SAMPLE_VALUES,
  storableValues,
} from '../../content/api/sample-values'
import type { ArticleBehavior } from '../article/article-behavior'
import { readerValuesItem, tabChoiceItem } from '../storage/storage-items'
import { fillValues, readerValues } from '../values/reader-values'
import { managerWords, parseManagers, swapWords } from './managers'

/** Of every method page, and of the guides with the same placeholders; tokens are never stored. */
const sampleValues = readerValues(SAMPLE_SET, readerValuesItem(SAMPLE_SET), storableValues)

/** What the pinned parts held before something else stood there. */
const pinned = new WeakMap<Element, readonly ChildNode[]>()

/** Fills the reader's values and the chosen manager into the samples of a page. Nothing is sent. */
export const enhanceSampleForm: ArticleBehavior = (article, { signal }) => {
  const form = article.querySelector<HTMLFormElement>(`.${SAMPLE_FORM_CLASS}`)
  if (form === null) return
  const managers = parseManagers(form.getAttribute(MANAGERS_ATTRIBUTE))
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
  const certificate = form.querySelector('select')

  const show = () => {
    const values = sampleValues.get()
    const [shown] = managers
    const chosen = tabChoiceItem.get()?.[MANAGER_GROUP]
    const wanted = managers.find(({ name }) => name === chosen) ?? shown
    for (const input of inputs) {
      if (!input.hasAttribute('aria-invalid')) input.value = values[input.name] ?? ''
      if (input.name === PORT_VALUE) input.placeholder = wanted?.port ?? ''
    }
    const choice = values[CERTIFICATE_FIELD] ?? ''
    showCertificate(article, choice)
    if (certificate !== null) certificate.value = choice
    const pin = inputs.find(({ name }) => name === PIN_VALUE)
    pin?.closest('label')?.toggleAttribute('hidden', choice !== '')
    fillValues(article, values)
    report(form, inputs, choice)
    if (shown === undefined || wanted === undefined) return
    const words = managerWords(shown, wanted, values[PORT_VALUE] ?? '')
    for (const figure of article.querySelectorAll('figure.code')) {
      if (figure.closest(`[data-tab-group="${MANAGER_GROUP}"]`) === null) swapWords(figure, words)
    }
  }
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) keep(target)
    else if (target === certificate)
      sampleValues.set(CERTIFICATE_FIELD, certificate?.value ?? '', false)
  }
  const handleReset = (event: Event) => {
    event.preventDefault()
    for (const input of inputs) input.removeAttribute('aria-invalid')
    sampleValues.clear(SAMPLE_FIELD_NAMES)
  }

  for (const input of inputs) {
    explain(input)
    // What the reader typed before this code was there is not lost.
    if (input.value.trim() !== '') keep(input)
  }
  show()
  form.addEventListener('input', handleInput, { signal })
  form.addEventListener('reset', handleReset, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  sampleValues.subscribe(show, signal)
  tabChoiceItem.subscribe(show, signal)
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
  const isSecret = SAMPLE_VALUES.some((one) => one.name === input.name && one.isSecret)
  sampleValues.set(input.name, isValid ? value : '', isSecret)
}

/** Puts what accepts the certificate into the samples, or takes it out, so that a copy is what is shown. */
function showCertificate(article: HTMLElement, choice: string): void {
  for (const pin of article.querySelectorAll(`.${PIN_CLASS}`)) {
    const content = pinned.get(pin) ?? [...pin.childNodes]
    pinned.set(pin, content)
    if (choice !== '')
      pin.textContent = choice === UNCHECKED ? pin.getAttribute(UNCHECKED_ATTRIBUTE) : ''
    else if (pin.firstChild !== content[0]) pin.replaceChildren(...content)
  }
}

/** Says what is wrong in the fields, else what the choice of certificate means. */
function report(
  form: HTMLFormElement,
  inputs: readonly HTMLInputElement[],
  certificate: string,
): void {
  const status = form.querySelector('[role="status"]')
  const problems = inputs
    .filter((input) => input.hasAttribute('aria-invalid'))
    .map((input) => `${input.labels?.[0]?.textContent ?? input.name}: ${input.title}.`)
    .join(' ')
  const meaning =
    certificate === UNCHECKED
      ? CERTIFICATE_MEANINGS.unchecked
      : certificate === TRUSTED
        ? CERTIFICATE_MEANINGS.trusted
        : CERTIFICATE_MEANINGS.pinned
  const text = problems === '' ? meaning : problems
  if (status !== null && status.textContent !== text) status.textContent = text
}
