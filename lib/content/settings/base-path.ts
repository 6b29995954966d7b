import { siteConfig } from './site-config'

/** Base path for this build only; undefined to use the site configuration. */
export const basePathOverride: string | undefined = process.env.SITE_BASE_PATH

/** Public URL for this build only, without a path; undefined to use the site configuration. */
export const siteUrlOverride: string | undefined = process.env.SITE_URL

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
