import { VALUE_ID_PREFIX } from '../../content/values/contract'

/**
 * Gives a field of the values form what its HTML omits to stay small: its name, the example as its placeholder, the
 * element after it as its description, and no completion or correction by the browser.
 */
export function completeField(input: HTMLInputElement): void {
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
