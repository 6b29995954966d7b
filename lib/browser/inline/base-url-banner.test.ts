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

/** Adds an element that fails to load. */
function fail(markup: string): void {
  document.body.insertAdjacentHTML('beforeend', markup)
  document.body.lastElementChild?.dispatchEvent(new Event('error'))
}

const STYLE_SHEET = '<link href="/_next/a.css">'
const SCRIPT = '<script src="/_next/a.js"></script>'

beforeEach(() => {
  window.history.replaceState(null, '', '/help/')
  document.documentElement.removeAttribute(ROOT_ATTRIBUTES.started)
  document.body.innerHTML = ''
})

it('waits for the body when a file fails before the body is parsed', async () => {
  const { body } = document
  await watchBaseUrl('/help')
  body.remove()
  document.head.innerHTML = STYLE_SHEET
  document.head.firstElementChild?.dispatchEvent(new Event('error'))
  document.documentElement.append(body)
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(banners()).toEqual(['Broken.'])
})

it.each([
  ['/help', 'Broken. Suggested: /help/.'],
  ['/help/', 'Broken. Suggested: /help/.'],
  ['/', 'Broken.'],
])('§2 on a home page built for /, but at %s, it says: %s', async (path, text) => {
  window.history.replaceState(null, '', path)
  await watchBaseUrl('')
  fail(SCRIPT)
  expect(banners()).toEqual([text])
})

it('disappears when the site starts after all', async () => {
  await watchBaseUrl('/help')
  fail(SCRIPT)
  expect(banners()).not.toEqual([])
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
  await Promise.resolve()
  expect(banners()).toEqual([])
})
