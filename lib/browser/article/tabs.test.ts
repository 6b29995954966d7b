// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tabChoiceItem } from '../storage/storage-items'
import { enhanceTabs } from './tabs'

/** Tabs as the component prints them: no radio button is checked. */
function tabs(name: string, group: string | null, labels: readonly string[]): string {
  const radios = labels.map(
    (label) =>
      `<label><input type="radio" name="${name}" value="${label}"><span>${name} ${label}</span></label>`,
  )
  const attribute = group === null ? '' : ` data-tab-group="${group}"`
  return `<div class="tabs"${attribute}><div class="tab-list">${radios.join('')}</div></div>`
}

let article = new AbortController()

beforeEach(() => {
  article = new AbortController()
  window.localStorage.clear()
  vi.stubGlobal('scrollBy', vi.fn())
  document.body.innerHTML =
    tabs('first', 'os', ['Linux', 'Windows']) +
    tabs('second', 'os', ['macOS', 'Linux', 'Windows']) +
    tabs('third', 'shell', ['bash', 'cmd']) +
    tabs('alone', null, ['Linux', 'Windows']) +
    '<input type="checkbox" aria-label="Other">'
})
afterEach(() => {
  article.abort()
  vi.unstubAllGlobals()
})

function start(): void {
  const { signal } = article
  enhanceTabs(document.body, { route: '/', signal, showToc() {}, changeUrl() {} })
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => `${radio.name} ${radio.value}`)

const choose = (name: string) => screen.getByRole('radio', { name }).click()

it('shows the remembered tab where there is one of that name', () => {
  tabChoiceItem.set({ os: 'Windows', shell: 'fish' })
  start()
  expect(chosen()).toEqual(['first Windows', 'second Windows', 'third bash', 'alone Linux'])
})

it('keeps the choices of other groups', () => {
  start()
  choose('first Windows')
  choose('third cmd')
  expect(tabChoiceItem.get()).toEqual({ os: 'Windows', shell: 'cmd' })
  expect(chosen()).toEqual(['first Windows', 'second Windows', 'third cmd', 'alone Linux'])
})

it('leaves tabs as they are that have no tab of that name', () => {
  start()
  choose('second macOS')
  choose('second Windows')
  choose('second macOS')
  expect(chosen()).toEqual(['first Windows', 'second macOS', 'third bash', 'alone Linux'])
})

it('keeps a choice of tabs without a group, and of other controls, to themselves', () => {
  start()
  choose('alone Windows')
  screen.getByRole('checkbox', { name: 'Other' }).click()
  expect(chosen()).toEqual(['first Linux', 'second macOS', 'third bash', 'alone Windows'])
  expect(tabChoiceItem.get()).toBeNull()
})

it('ends with the article', () => {
  start()
  article.abort()
  choose('first Windows')
  expect(chosen()).toContain('second macOS')
  expect(tabChoiceItem.get()).toBeNull()
})
