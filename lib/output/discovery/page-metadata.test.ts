import { expect, it } from 'vitest'
import { siteUrl } from '../../content/settings/base-path'
import type { SiteConfig } from '../../site/site-config-schema'
import { alternatesOf } from './page-metadata'

const english = {
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: 'en',
} as const
const arabic = {
  label: 'العربية',
  direction: 'rtl',
  htmlLang: 'ar-EG',
  calendar: 'gregory',
  path: 'ar',
} as const

const i18n: SiteConfig['i18n'] = {
  defaultLocale: 'en',
  locales: {
    en: english,
    ar: arabic,
  },
}

it.each([
  ['/docs/FTC', '/ar/docs/FTC'],
  ['/', '/ar'],
])('§2 names the page %s in both languages, and the first for all others', (route, other) => {
  expect(alternatesOf(route, i18n)).toEqual([
    { hrefLang: 'en', href: siteUrl(route) },
    { hrefLang: 'ar-EG', href: siteUrl(other) },
    { hrefLang: 'x-default', href: siteUrl(route) },
  ])
})

it('names no other language where there is one only', () => {
  expect(alternatesOf('/docs', { defaultLocale: 'en', locales: { en: english } })).toEqual([])
})
