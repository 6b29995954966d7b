// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../lib/site/site-config-schema'
import { shownPage } from '../../tests/fixtures/shown-page'
import { PageProvider } from '../ui/PageContext'
import { LocaleSwitch } from './LocaleSwitch'

const i18n: SiteConfig['i18n'] = {
  defaultLocale: 'en',
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar-EG', calendar: 'gregory', path: 'ar' },
  },
}

/** Shows the switch as it stands in the HTML of a page, before scripts run. */
function show(route: string, locales: SiteConfig['i18n']): void {
  document.body.innerHTML = renderToStaticMarkup(
    <PageProvider value={shownPage(route)}>
      <LocaleSwitch i18n={locales} />
    </PageProvider>,
  )
}

const links = () =>
  within(screen.getByRole('list', { hidden: true })).getAllByRole('link', { hidden: true })

function attributesOf(link: HTMLElement) {
  return Object.fromEntries(
    ['href', 'hreflang', 'lang', 'dir', 'aria-current'].map((name) => [
      name,
      link.getAttribute(name),
    ]),
  )
}

describe('with two locales', () => {
  it('links to the page in each, with its language and direction', () => {
    show('/docs/FTC', i18n)
    expect(links().map((link) => link.textContent)).toEqual(['English', 'العربية'])
    expect(links().map(attributesOf)).toEqual([
      { href: '/docs/FTC', hreflang: 'en', lang: 'en', dir: 'ltr', 'aria-current': 'true' },
      { href: '/ar/docs/FTC', hreflang: 'ar-EG', lang: 'ar-EG', dir: 'rtl', 'aria-current': null },
    ])
  })

  it('links from the home page without a slash at the end', () => {
    show('/', i18n)
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/', '/ar'])
  })

  it.each([
    ['en', 'Language: English'],
    ['ar', 'Language: العربية'],
  ])('the language of the page names the switch: %s', (defaultLocale, name) => {
    show('/docs/FTC', { ...i18n, defaultLocale })
    expect(screen.getByLabelText(name)).toBeTruthy()
  })
})
