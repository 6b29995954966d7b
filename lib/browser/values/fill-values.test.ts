// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fillValues } from './fill-values'

function command(): HTMLElement {
  const code = document.createElement('code')
  code.innerHTML =
    'kubectl --name <var data-placeholder="cluster-name">&lt;cluster-name&gt;</var> -n <var>x</var>'
  return code
}

it('shows the value, marked, and the placeholder again when the value is gone', () => {
  const code = command()
  fillValues(code, { 'cluster-name': 'prod', x: 'y' })
  expect(code.textContent).toBe('kubectl --name prod -n x')
  expect(code.querySelectorAll('[data-filled]')).toHaveLength(1)
  fillValues(code, { 'cluster-name': 'second' })
  expect(code.textContent).toBe('kubectl --name second -n x')
  fillValues(code, {})
  expect(code.textContent).toBe('kubectl --name <cluster-name> -n x')
  expect(code.querySelectorAll('[data-filled]')).toHaveLength(0)
})

it('shows signs of HTML as text', () => {
  const code = command()
  fillValues(code, { 'cluster-name': '<img src=x>' })
  expect(code.querySelector('img')).toBeNull()
  expect(code.textContent).toContain('<img src=x>')
})
