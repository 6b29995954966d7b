import { basePathOverride, normalizeBasePath, siteUrlOverride } from './base-path'
import { siteConfig } from './site-config'

/** Domains that RFC 2606 reserves for examples and tests. */
const EXAMPLE = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test)$/

/** Returns a warning if the public URL is an example. Throws for an invalid URL or base path. */
export function checkPublicUrl(): string | undefined {
  const url = siteUrlOverride ?? siteConfig.url
  checkSiteUrl(siteUrlOverride === undefined ? 'site.config.ts: url' : 'SITE_URL', url)
  if (basePathOverride === undefined) checkBasePath('site.config.ts: baseUrl', siteConfig.baseUrl)
  else checkBasePath('SITE_BASE_PATH', basePathOverride)
  return EXAMPLE.test(new URL(url).hostname)
    ? `The public URL ${url} has an example domain. Before you publish the site, set SITE_URL, or url in site.config.ts.`
    : undefined
}

/** Throws, with the setting's name, unless the value is http:// or https://, a host, an optional port and slash. */
export function checkSiteUrl(name: string, value: string): void {
  if (/^https?:\/\/[^\s/?#@\\]+\/?$/i.test(value) && URL.canParse(value)) return
  // Text before an @ may contain a password, which must not appear in a log.
  const found = value.includes('@') ? 'a URL with a user name or password' : JSON.stringify(value)
  throw new Error(
    `${name}: found ${found}, expected only http:// or https:// and a host, such as https://docs.example.com; the path belongs in SITE_BASE_PATH`,
  )
}

/**
 * Throws, with the setting's name, for characters other than letters, digits, and `-._~/`, for an empty part, and for a
 * part named `.`, `..`, or `_next`.
 */
export function checkBasePath(name: string, value: string): void {
  if (!/^(?:\/(?!(?:\.{1,2}|_next)(?:\/|$))[\w\-.~]+)*$/i.test(normalizeBasePath(value)))
    throw new Error(
      `${name}: found ${JSON.stringify(value)}, expected letters, digits, and - . _ ~ between slashes, such as "/help", and no part named ., .., or _next`,
    )
}
