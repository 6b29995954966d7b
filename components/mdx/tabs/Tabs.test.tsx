// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tab, Tabs } from './Tabs'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('scrollBy', vi.fn())

const LABELS = ['Linux', 'macOS', 'Windows']

beforeEach(() => {
  localStorage.clear()
  const group = (
    <Tabs group="os">
      {LABELS.map((label) => (
        <Tab key={label} label={label} />
      ))}
    </Tabs>
  )
  const box = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(box).render([1, 2].map((key) => <div key={key}>{group}</div>)))
})

afterEach(() => document.body.replaceChildren())

/** The tabs with the given name, one from each group. */
const tabs = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"]')].filter(
    ({ textContent }) => textContent === name,
  )
const isSelected = (tab: HTMLElement) => tab.getAttribute('aria-selected') === 'true'

it.each([
  ['ArrowRight', 'Linux', 'macOS'],
  ['ArrowRight', 'Windows', 'Linux'],
  ['ArrowLeft', 'macOS', 'Linux'],
  ['ArrowLeft', 'Linux', 'Windows'],
  ['Home', 'Windows', 'Linux'],
  ['End', 'Linux', 'Windows'],
])('%s on the tab %s selects %s in every group', (key, from, to) => {
  act(() => tabs(from)[0]?.click())
  act(() => tabs(from)[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  expect(tabs(to).map(isSelected)).toEqual([true, true])
  expect(tabs(from).map(isSelected)).toEqual([false, false])
  expect(document.activeElement).toBe(tabs(to)[0])
  expect(tabs(to)[0]?.tabIndex).toBe(0)
  expect(tabs(from)[0]?.tabIndex).toBe(-1)
})
