// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { watchBaseUrl } from './base-url-banner'

const banners = () => [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent)

/** An element of the page fails to load. */
function fail(markup: string): void {
  document.body.insertAdjacentHTML('beforeend', markup)
  document.body.lastElementChild?.dispatchEvent(new Event('error'))
}

const STYLE_SHEET = '<link href="/_next/a.css">'
const SCRIPT = '<script src="/_next/a.js"></script>'

beforeEach(() => {
  window.history.replaceState(null, '', '/help/')
  document.body.innerHTML = ''
})

it('shows once when a script and a style sheet fail', () => {
  watchBaseUrl('/docs', 'Suggested: ')
  fail(STYLE_SHEET)
  fail(STYLE_SHEET)
  fail('<script src="/elsewhere/a.js"></script>')
  expect(banners()).toEqual([])
  fail(SCRIPT)
  fail(SCRIPT)
  expect(banners()).toEqual(['Suggested: /help/.'])
})

it('does not show where the site belongs', () => {
  watchBaseUrl('/help', '')
  fail(STYLE_SHEET)
  fail(SCRIPT)
  expect(banners()).toEqual([])
})
