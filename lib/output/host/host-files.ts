import type { Redirects } from '../../content/navigation/redirects'
import { policyHeader } from './content-security-policy'
import { CACHE_CONTROL, type Header, IMMUTABLE_FOLDERS, securityHeaders } from './headers'

export type HostFilesOptions = {
  readonly policy: string
  /** Path that the site is served under, such as "/help"; "" for the root. */
  readonly basePath: string
  readonly routes: readonly string[]
  readonly redirects: Redirects
}

/** Files in the published folder that configure the host. The host does not serve them. */
export const HOST_FILES = ['_headers', '_redirects'] as const

/**
 * The configuration files that Netlify and Cloudflare read from the published folder. No two rules with `Cache-Control`
 * may match the same file, because Cloudflare would send both values.
 */
export function publishedHostFiles({
  policy,
  basePath,
  routes,
  redirects: moved,
}: HostFilesOptions): ReadonlyMap<(typeof HOST_FILES)[number], string> {
  const rules = [
    { path: '/*', headers: securityHeaders(policyHeader(policy)) },
    ...IMMUTABLE_FOLDERS.map((folder) => ({
      path: `${basePath}/${folder}*`,
      headers: [['Cache-Control', CACHE_CONTROL.immutable]] satisfies Header[],
    })),
  ]
  const moves = [...routes.map((route) => [route, route] as const), ...moved]
  const redirects = moves.flatMap(([from, to]) => {
    const [old, url] = [pageUrl(basePath, from), pageUrl(basePath, to)]
    return otherUrls(old)
      .concat(old === url ? [] : old)
      .map((source) => `${source} ${url} 301`)
  })
  return new Map([
    ['_headers', lines(rules.map((rule) => lines([rule.path, ...rule.headers.map(indented)])))],
    ['_redirects', lines(redirects)],
  ])
}

/** The URL of the home page ends with a slash only if there is no base path. */
export function pageUrl(basePath: string, route: string): string {
  return route === '/' && basePath !== '' ? basePath : basePath + route
}

/**
 * URLs that redirect to a page's URL; none for a Markdown copy. Each ending is listed in lowercase and uppercase,
 * because the hosts' rules are case-sensitive.
 */
function otherUrls(url: string): string[] {
  if (url.endsWith('.md')) return []
  if (url === '/') return ['/index.html', '/INDEX.HTML']
  return ['.html', '.HTML', '/index.html', '/INDEX.HTML'].map((ending) => url + ending)
}

function indented([name, value]: Header): string {
  return `  ${name}: ${value}`
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('')
}
