import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { FrontMatter } from '../../content/pages/front-matter'
import { listFiles } from '../../content/project-files'
import { siteUrl, withBasePath } from '../../content/settings/base-path'

export type Header = readonly [name: string, value: string]

/** Two years. `includeSubDomains` is missing, because the subdomains may belong to someone else. */
const HSTS = 'max-age=63072000'

/** Browser features that the site does not use. The clipboard is not listed, because the site writes to it. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
]

export function securityHeaders(policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', HSTS],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((power) => `${power}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
}

/** Folders of files with a content hash in the name: not `_next/static/<build id>/`, whose manifest keeps its URL. */
const IMMUTABLE_FOLDERS = ['chunks', 'css', 'media'].map((name) => `_next/static/${name}/`)

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** @param file path of the file, with or without the base path */
export function cacheControlFor(file: string): string {
  const isImmutable = IMMUTABLE_FOLDERS.some((folder) => `/${file}`.includes(`/${folder}`))
  return isImmutable ? IMMUTABLE : 'no-cache'
}

/** Files in the published folder that configure the host. The host does not serve them. */
export const HOST_FILES = ['_headers', '_redirects'] as const

/** Files that hosts and crawlers expect at the root of the domain, even if there is a base path. */
const IN_ROOT = /^(?:404\.html|robots\.txt|_headers|_redirects|\.well-known\/.*)$/

/** Current URLs, keyed by old URL. */
type Redirects = ReadonlyMap<string, string>

export type Moved = { readonly route: string; readonly frontMatter: Pick<FrontMatter, 'from'> }

export function redirectsOf(pages: readonly Moved[]): Redirects {
  const moves = pages.flatMap(({ route, frontMatter: { from = [] } }) =>
    from.map((old) => [old, route] as const),
  )
  return new Map(moves)
}

type HostOptions = {
  /** Files of the site, before `moveBelowBasePath` moves them. */
  readonly files: readonly string[]
  readonly policy: string
  /** Path that the site is served under, such as "/help"; "" for the root. */
  readonly basePath: string
  readonly redirects: Redirects
}

/** The files for Netlify and Cloudflare. No file has two `Cache-Control` rules: Cloudflare would send both values. */
export function hostFiles({ files, policy, basePath, redirects }: HostOptions) {
  // Browsers ignore the added directive in a `<meta>` element.
  const all = securityHeaders(`${policy};frame-ancestors 'self'`)
  const headers = [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...IMMUTABLE_FOLDERS.flatMap((folder) => [
      `${basePath}/${folder}*`,
      `  Cache-Control: ${IMMUTABLE}`,
    ]),
  ]
  // The URL of the home page ends with a slash only if there is no base path.
  const urlOf = (route: string) => (route === '/' && basePath !== '' ? basePath : basePath + route)
  const routes = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .filter((route) => !redirects.has(route))
  const rules = [
    ...routes.flatMap((route) => otherUrls(urlOf(route)).map((other) => [other, urlOf(route)])),
    ...[...redirects].flatMap(([old, route]) =>
      [...otherUrls(urlOf(old)), urlOf(old)].map((other) => [other, urlOf(route)]),
    ),
  ]
  const lines = rules.map(([from, to]) => `${from} ${to} 301`)
  const [headersFile, redirectsFile] = HOST_FILES
  return new Map([
    [headersFile, `${headers.join('\n')}\n`],
    [redirectsFile, lines.map((line) => `${line}\n`).join('')],
  ])
}

/** URLs that redirect to a page's URL, in lowercase and uppercase, because the rules of hosts are case-sensitive. */
function otherUrls(url: string): string[] {
  if (url === '/') return ['/index.html', '/INDEX.HTML']
  return ['.html', '.HTML', '/index.html', '/INDEX.HTML'].map((ending) => url + ending)
}

/**
 * Moves a built site below its base path, so that hosts can serve the whole folder from the root of a domain. The home
 * page becomes a file next to the base folder, such as `help.html`, so that hosts need no extra rule for the home page.
 */
export function moveBelowBasePath(folder: string, basePath: string): void {
  if (basePath === '') return
  const built = `${folder}.built`
  rmSync(built, { recursive: true, force: true })
  renameSync(folder, built)
  for (const file of listFiles(built)) {
    const below = file === 'index.html' ? `${basePath}.html` : `${basePath}/${file}`
    const target = path.join(folder, IN_ROOT.test(file) ? file : below)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(built, file), target)
  }
  rmSync(built, { recursive: true })
}

/** A separate file, because the Content-Security-Policy of a redirect page allows no inline scripts. */
const SCRIPT_FILE = '/moved.js'

/** Keeps the query and hash of the old URL. A `<meta>` refresh would drop them. */
const SCRIPT = `const { search, hash } = location
location.replace(document.currentScript.dataset.to + search + hash)
`

/** For hosts that cannot redirect: a page for each old URL, and their script, by path below the site's root. */
export function redirectPages(redirects: Redirects): Map<string, string> {
  if (redirects.size === 0) return new Map()
  const pages = new Map([[SCRIPT_FILE, SCRIPT]])
  for (const [old, route] of redirects) {
    const url = withBasePath(route)
    const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<script src="${withBasePath(SCRIPT_FILE)}" data-to="${url}"></script>
<noscript><meta http-equiv="refresh" content="0;url=${url}"></noscript>
<link rel="canonical" href="${siteUrl(route)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This page has moved</title>
</head>
<body><p>This page has moved to <a href="${url}">${url}</a>.</p></body>
</html>
`
    pages.set(`${old}.html`, html)
  }
  return pages
}
