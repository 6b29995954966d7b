// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { completeField } from './value-field'

function fieldOf(html: string): HTMLInputElement {
  document.body.innerHTML = html
  const input = document.querySelector('input')
  if (input === null) throw new Error('the form has no field')
  completeField(input)
  return input
}

it('issue 5, 4 completes a field from the text behind it', () => {
  const input = fieldOf(
    '<input id="value-cluster-name"><p>The name of the cluster. <samp>prod-1</samp></p>',
  )
  expect(input.name).toBe('cluster-name')
  expect(input.placeholder).toBe('prod-1')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The name of the cluster. prod-1',
  )
})
