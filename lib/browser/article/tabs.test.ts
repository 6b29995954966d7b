// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tabChoiceSlot } from '../storage/slots'
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
  enhanceTabs(document.body, article.signal)
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => `${radio.name} ${radio.value}`)

const choose = (name: string) => screen.getByRole('radio', { name }).click()

const FIRST_ONES = ['first Linux', 'second macOS', 'third bash', 'alone Linux']

describe('at first', () => {
  it('the first tab of each group is shown', () => {
    start()
    expect(chosen()).toEqual(FIRST_ONES)
  })

  it('the remembered tab is shown, where there is one of that name', () => {
    tabChoiceSlot.set({ os: 'Windows', shell: 'fish' })
    start()
    expect(chosen()).toEqual(['first Windows', 'second Windows', 'third bash', 'alone Linux'])
  })

  it.each(['{"os":', '[]', '{"os":7}', 'null'])('a remembered %j is passed over', (text) => {
    window.localStorage.setItem('tabs.choice', text)
    start()
    expect(chosen()).toEqual(FIRST_ONES)
  })
})

describe('a choice', () => {
  it('is followed by all tabs of the group and remembered', () => {
    start()
    choose('first Windows')
    expect(chosen()).toEqual(['first Windows', 'second Windows', 'third bash', 'alone Linux'])
    expect(tabChoiceSlot.get()).toEqual({ os: 'Windows' })
  })

  it('keeps the choices of other groups', () => {
    start()
    choose('first Windows')
    choose('third cmd')
    expect(tabChoiceSlot.get()).toEqual({ os: 'Windows', shell: 'cmd' })
  })

  it('leaves tabs as they are that have no tab of that name', () => {
    start()
    choose('second macOS')
    choose('second Windows')
    choose('second macOS')
    expect(chosen()).toEqual(['first Windows', 'second macOS', 'third bash', 'alone Linux'])
  })

  it('of tabs without a group stays with them', () => {
    start()
    choose('alone Windows')
    expect(chosen()).toEqual(['first Linux', 'second macOS', 'third bash', 'alone Windows'])
    expect(tabChoiceSlot.get()).toBeNull()
  })

  it('keeps the tabs where the reader sees them', () => {
    start()
    const radio = screen.getByRole('radio', { name: 'second Windows' })
    const tops = [400, 150]
    const group = radio.closest('.tabs') ?? radio
    vi.spyOn(group, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, tops.shift() ?? 0, 10, 10),
    )
    radio.click()
    expect(window.scrollBy).toHaveBeenCalledWith({ top: -250, behavior: 'instant' })
  })

  it('in another tab of the browser is followed', () => {
    start()
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'tabs.choice', newValue: '{"os":"Windows"}' }),
    )
    expect(chosen()).toEqual(['first Windows', 'second Windows', 'third bash', 'alone Linux'])
  })
})

it('other controls choose nothing', () => {
  start()
  screen.getByRole('checkbox', { name: 'Other' }).click()
  expect(tabChoiceSlot.get()).toBeNull()
})

it('ends with the article', () => {
  start()
  article.abort()
  choose('first Windows')
  expect(chosen()).toContain('second macOS')
  expect(tabChoiceSlot.get()).toBeNull()
})
