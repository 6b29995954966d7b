// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

const banners = () =>
  [...document.querySelectorAll('[role="alert"]')].map((banner) => banner.textContent)

async function watchBaseUrl(): Promise<void> {
  vi.resetModules()
  const { listenForEarlyEvents } = await import('./early-events')
  const banner = await import('./base-url-banner')
  listenForEarlyEvents()
  banner.watchBaseUrl('Broken.')
}

/** Adds a script that fails to load. */
function fail(): void {
  document.body.innerHTML = '<script src="/_next/a.js"></script>'
  document.body.lastElementChild?.dispatchEvent(new Event('error'))
}

beforeEach(() => {
  document.documentElement.removeAttribute(ROOT_ATTRIBUTES.started)
  document.body.innerHTML = ''
})

it('§2 the banner appears when a file fails, and disappears when the site starts after all', async () => {
  await watchBaseUrl()
  fail()
  expect(banners()).toEqual(['Broken.'])
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
  await Promise.resolve()
  expect(banners()).toEqual([])
})
