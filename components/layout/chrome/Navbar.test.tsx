import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { send } from '../../../tests/fixtures/fake-router'
import { pageAt } from '../../../tests/fixtures/page-context'
import { pressKey, renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { Navbar } from './Navbar'

const ROUTE = '/docs/FTC/FAQ'
const ITEMS = [ROUTE, '#faq'].map((path) => ({ path, label: 'FAQ' }))
const MENU = '[role="button"][aria-label="Menu"]'
const TOP = 'dialog nav:not([inert])'

function open() {
  const page = pageAt(ROUTE)
  const navigation = { ...page.navigation, sidebar: 'FTCSidebar' }
  const value = { ...page, navigation, sections: [{ path: '/docs/FTC', items: ITEMS }] }
  return renderForm(
    <PageContext value={value}>
      <Navbar />
    </PageContext>,
  )
}

const find = (selector: string) =>
  document.querySelector<HTMLElement>(selector) ?? document.createElement('i')
const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent
const click = (selector: string) => act(() => find(selector).click())
/** The level of the menu that the reader sees; undefined while the menu is closed. */
const level = () => document.querySelector(TOP)?.ariaLabel

it.each([
  ['a link in it', () => click(`dialog [href="#faq"]`)],
  ['the shortcut for search', () => pressKey('k', { code: 'KeyK', ctrlKey: true })],
])('%s closes the menu; text in it, and another query in the URL, do not', (_way, close) => {
  open()
  find(MENU).focus()
  pressKey(' ')
  click('dialog .sidebar-product')
  send('routeChangeStart', '/docs', { shallow: true })
  expect(level()).toBe('FTC documentation')
  close()
  expect([level(), find(MENU).ariaExpanded, focused()]).toEqual([undefined, 'false', 'Menu'])
})

it('§2 scrolling down hides the navbar, and scrolling up shows it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 390)
  open()
  const scroll = (scrollY: number) => {
    vi.stubGlobal('scrollY', scrollY)
    act(() => void window.dispatchEvent(new Event('scroll')))
    return find('.navbar').dataset.hidden === '' ? 'hidden' : 'visible'
  }
  for (const [way, scrollY, state] of [
    ['a finger that trembles', 395, 'visible'],
    ['up to the top', 0, 'visible'],
    ['down within the height of the navbar', 59, 'visible'],
    ['down to it', 60, 'hidden'],
    ['down', 100, 'hidden'],
    ['a finger that trembles', 89, 'hidden'],
    ['up', 88, 'visible'],
    ['to the top', 0, 'visible'],
    ['rubber-band above the top', -40, 'visible'],
    ['down', 500, 'hidden'],
    ['a scroll event without movement', 500, 'hidden'],
    ['up by twelve pixels', 488, 'visible'],
    ['a finger that trembles', 499, 'visible'],
    ['down to the end', 2200, 'hidden'],
    ['rubber-band past the end', 2240, 'hidden'],
    ['bouncing back', 2220, 'hidden'],
    ['a finger that trembles', 2190, 'hidden'],
    ['up from the end', 2188, 'visible'],
    ['rubber-band past the end', 2240, 'visible'],
    ['up to the top', 0, 'visible'],
  ] as const)
    expect(scroll(scrollY), `${way}: ${scrollY}`).toBe(state)
  height.mockReturnValue(700)
  expect(scroll(80), 'on a page shorter than the window').toBe('visible')
})
