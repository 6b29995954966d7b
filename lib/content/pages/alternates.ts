import type { SiteConfig } from '../../site/site-config-schema'
import { siteUrl } from '../settings/site-url'

export type Alternate = { readonly hrefLang: string; readonly href: string }

/** Route of a page in a locale: the default locale's pages have no prefix. */
function localizedRoute(route: string, name: string, i18n: SiteConfig['i18n']): string {
  const locale = i18n.locales[name]
  if (name === i18n.defaultLocale || locale === undefined) return route
  return `/${locale.path}${route === '/' ? '' : route}`
}

/** The same page in every language of the site, and where other languages are sent; empty where there is one only. */
export function alternatesOf(route: string, i18n: SiteConfig['i18n']): Alternate[] {
  if (Object.keys(i18n.locales).length === 1) return []
  const alternates = Object.entries(i18n.locales).map(([name, locale]) => ({
    hrefLang: locale.htmlLang,
    href: siteUrl(localizedRoute(route, name, i18n)),
  }))
  return [...alternates, { hrefLang: 'x-default', href: siteUrl(route) }]
}
