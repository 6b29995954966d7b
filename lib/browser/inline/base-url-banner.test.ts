// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

const TEXT = { problem: 'Broken.', suggestion: 'Suggested:' }
const banners = () =>
  [...document.querySelectorAll('[role="alert"]')].map((banner) => banner.textContent)

async function watchBaseUrl(basePath: string): Promise<void> {
  vi.resetModules()
  const { listenForEarlyEvents } = await import('./early-events')
  const banner = await import('./base-url-banner')
  listenForEarlyEvents()
  banner.watchBaseUrl(basePath, TEXT)
}

/** Adds a script that fails to load. */
function fail(): void {
  document.body.innerHTML = '<script src="/_next/a.js"></script>'
  document.body.lastElementChild?.dispatchEvent(new Event('error'))
}

beforeEach(() => {
  window.history.replaceState(null, '', '/help/')
  document.documentElement.removeAttribute(ROOT_ATTRIBUTES.started)
  document.body.innerHTML = ''
})

it.each([
  ['/help', 'Broken. Suggested: /help/.'],
  ['/help/', 'Broken. Suggested: /help/.'],
  ['/', 'Broken.'],
])('§2 on a home page built for /, but at %s, it says: %s', async (path, text) => {
  window.history.replaceState(null, '', path)
  await watchBaseUrl('')
  fail()
  expect(banners()).toEqual([text])
})

it('disappears when the site starts after all', async () => {
  await watchBaseUrl('/help')
  fail()
  expect(banners()).not.toEqual([])
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
  await Promise.resolve()
  expect(banners()).toEqual([])
})
