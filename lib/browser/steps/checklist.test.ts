// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { enhanceChecklist } from './checklist'

const PATH = '/docs/Guide'
const KEY = `steps.done.${PATH}`

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `
    <p class="steps-progress"><output></output><button type="button">Start over</button></p>
    <ol>
      <li class="step"><h3 id="one">One</h3></li>
      <li class="step"><h3 id="two">Two</h3></li>
    </ol>`
})

/** Shows a page; returns the function that ends its checklist. */
function start(path = PATH): () => void {
  const controller = new AbortController()
  enhanceChecklist(document.body, path, null, controller.signal)
  return () => controller.abort()
}

const done = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.value)

it('keeps the steps of a page under its path and tells its listeners', () => {
  const end = start()
  screen.getByRole('checkbox', { name: 'Done: One' }).click()
  screen.getByRole('checkbox', { name: 'Done: Two' }).click()
  expect(localStorage.getItem(KEY)).toBe('["one","two"]')
  expect(screen.getByRole('status').textContent).toBe('2 of 2 steps done')
  end()
  const endOther = start('/docs/Other')
  expect(done()).toEqual([])
  endOther()
  start()
  expect(done()).toEqual(['one', 'two'])
  screen.getByRole('button', { name: 'Start over' }).click()
  expect(done()).toEqual([])
  expect(localStorage.length).toBe(0)
  screen.getByRole('button', { name: 'Undo' }).click()
  expect(done()).toEqual(['one', 'two'])
})

it('follows other tabs', () => {
  start()
  localStorage.setItem(KEY, '["two"]')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '["two"]' }))
  expect(done()).toEqual(['two'])
})

it('reads storage anew when nobody listened meanwhile', () => {
  const end = start()
  screen.getByRole('checkbox', { name: 'Done: One' }).click()
  end()
  expect(screen.queryByRole('checkbox')).toBeNull()
  localStorage.setItem(KEY, '["two"]')
  start()
  expect(done()).toEqual(['two'])
})
