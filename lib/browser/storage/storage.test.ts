// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createStorageItem, parseOneOf, watchStorage } from './storage'
import {
  announcementDismissedItem,
  announcementIdItem,
  doneStepsItem,
  preferredDocsVersionItem,
  tabChoiceItem,
} from './storage-items'

const theme = createStorageItem('theme', parseOneOf(['light', 'dark']))

const items = {
  theme,
  'steps.done./docs/FTC': doneStepsItem('/docs/FTC'),
  'tabs.choice': tabChoiceItem,
  'announcement.id': announcementIdItem,
  'announcement.dismissed': announcementDismissedItem,
  'docs-preferred-version-default': preferredDocsVersionItem,
} as const

beforeEach(() => window.localStorage.clear())

it.each([
  ['theme', 'dark', 'dark'],
  ['theme', 'Dark', null],
  ['steps.done./docs/FTC', '["check","install"]', ['check', 'install']],
  ['steps.done./docs/FTC', '["check",7]', null],
  ['steps.done./docs/FTC', 'null', null],
  ['tabs.choice', '{"os":"Linux"}', { os: 'Linux' }],
  ['tabs.choice', '{"os":7,"shell":"cmd","x":null}', { shell: 'cmd' }],
  ['announcement.id', '', null],
  ['announcement.dismissed', '1', null],
  ['docs-preferred-version-default', '', null],
] as const)('under %s, a stored %j is read as %j', (key, text, value) => {
  window.localStorage.setItem(key, text)
  expect(items[key].get()).toEqual(value)
})

it('a value kept in memory is stored once there is room again', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const mode of ['light', 'dark'] as const) theme.set(mode)
  expect(theme.get()).toBe('dark')
  expect(warn).toHaveBeenCalledOnce()
  full.mockRestore()
  theme.set('light')
  expect(theme.get()).toBe('light')
  expect(window.localStorage.getItem('theme')).toBe('light')
})

it('a page from the back/forward cache learns what other documents have stored, and its color mode', () => {
  const [showSteps, showTheme] = [vi.fn(), vi.fn()]
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const end = watchStorage()
  onTestFinished(end)
  onTestFinished(items['steps.done./docs/FTC'].subscribe(showSteps))
  window.addEventListener('storage', ({ newValue }) => showTheme(newValue), ending)
  window.localStorage.setItem('theme', 'dark')
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect([showSteps, showTheme].map(({ mock }) => mock.calls)).toEqual([[], []])
  show(true)
  expect([showSteps, showTheme].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(showTheme).toHaveBeenCalledWith('dark')
  const change = (key: string | null) => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
    return showSteps.mock.calls.length
  }
  expect(['theme', 'steps.done./docs/FTC', null].map(change)).toEqual([1, 2, 3])
  end()
  expect(change(null)).toBe(3)
})
