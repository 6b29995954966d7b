import { basePathOverride, siteUrlOverride } from '../../site/environment'
import { siteConfig } from './site-config'

/** "" or a path such as "/help". */
export const effectiveBasePath: string = normalizeBasePath(basePathOverride ?? siteConfig.baseUrl)

export function withBasePath(path: string): string {
  if (!path.startsWith('/')) return path
  return path === '/' ? effectiveBasePath || path : effectiveBasePath + path
}

export function withoutBasePath(pathname: string): string {
  if (pathname === effectiveBasePath) return '/'
  const isInside = pathname.startsWith(`${effectiveBasePath}/`)
  return isInside ? pathname.slice(effectiveBasePath.length) : pathname
}

/** Returns "" or a path such as "/help", from a setting such as "/", "docs", or "/help/" (see `public-url.ts`). */
export function normalizeBasePath(value: string): string {
  const trimmed = value.trim().replace(/^\/+|\/+$/g, '')
  return trimmed === '' ? '' : `/${trimmed}`
}

export function siteUrl(route: string): string {
  return new URL(withBasePath(route), siteUrlOverride ?? siteConfig.url).href
}
