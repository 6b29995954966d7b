import { expect, it } from 'vitest'
import { TWO_LOCALES } from '../../../tests/fixtures/site-config'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { alternatesOf } from './page-metadata'

it.each([
  ['/docs/FTC', '/ar/docs/FTC'],
  ['/', '/ar'],
])('§2 names the page %s in both languages, and the first for all others', (route, other) => {
  expect(alternatesOf(route, TWO_LOCALES)).toEqual([
    { hrefLang: 'en', href: siteUrl(route) },
    { hrefLang: 'ar-EG', href: siteUrl(other) },
    { hrefLang: 'x-default', href: siteUrl(route) },
  ])
})

it('names no other language where there is one only', () => {
  expect(alternatesOf('/docs', siteConfig.i18n)).toEqual([])
})
