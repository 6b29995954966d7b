// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
import { exportedFiles, htmlFileOf } from '../fixtures/exported-site'
import { exportedPages, fileAt, readSiteFile } from './exported-page'

const files = exportedFiles()
const pages = exportedPages()

it('no file contains the path of the build', () => {
  const root = process.cwd()
  const modules = realpathSync('node_modules').replace(/[\\/]node_modules$/, '')
  const places = [root, modules, pathToFileURL(root).href, 'file:///', `${homedir()}/.npm`]
  const revealing = files.filter((file) => {
    const content = readSiteFile(file)
    return places.some((place) => content.includes(place))
  })
  expect(files.length).toBeGreaterThan(100)
  expect(revealing).toEqual([])
})

it('no page depends on the text of another one', () => {
  const scriptOf = (route: string) => `/pages${route}-`
  const naming = pages.flatMap(({ route, html }) =>
    pages
      .filter((page) => page.route.startsWith('/docs/') && page.route !== route)
      .filter((page) => html.includes(scriptOf(page.route)))
      .map((page) => `${route} ${page.route}`),
  )
  expect(naming).toEqual([])
  const own = pages.filter(({ route, html }) => html.includes(scriptOf(route)))
  expect(own.length).toBeGreaterThan(90)
})

it('§8 every link leads to a page, a file, or an element, also in the navigation and the footer', () => {
  const ids = new Map(pages.map(({ file, document }) => [file, idsOf(document)]))
  const dead = pages.flatMap(({ route, document }) =>
    [...document.querySelectorAll('a[href], img[src]')]
      .map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '')
      .filter((url) => !leadsSomewhere(new URL(url, siteConfig.url + route)))
      .map((url) => `${route}: ${url}`),
  )
  expect(dead).toEqual([])

  function leadsSomewhere(url: URL): boolean {
    const file = fileAt(url.href)
    const anchor = decodeURIComponent(url.hash.slice(1))
    if (typeof file !== 'string' || anchor === '') return file !== null
    return anchor === 'top' || (ids.get(file)?.has(anchor) ?? true)
  }
})

function idsOf(document: Document): ReadonlySet<string> {
  return new Set([...document.querySelectorAll('[id]')].map(({ id }) => id))
}

it('there are no source maps', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const mapped = files.filter(
    (file) =>
      /\.(?:js|css)$/.test(file) && /[#@] sourceMappingURL=/.test(String(readSiteFile(file))),
  )
  expect(mapped).toEqual([])
})

it('no two file names differ only in case', () => {
  const names = files.map((file) => file.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/** Secrets: name, pattern, and an example for it, concatenated so that scanners do not find secrets in this file. */
const SECRET_PATTERNS: readonly (readonly [string, RegExp, string])[] = [
  [
    'a private key',
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\\?[\sn"']*[\w+/=]{32}/,
    `${'-----BEGIN RSA '}PRIVATE KEY-----\n${'MIIEow'.repeat(8)}`,
  ],
  [
    'an AWS access key',
    /\b(?:AKIA|ASIA)(?![A-Z0-9]*(?:EXAMPLE|XXXX))[A-Z0-9]{16}\b/,
    `AKIA${'Q7'.repeat(8)}`,
  ],
  ['a GitHub token', /\bgh[pousr]_\w{36}/, `ghp_${'a1'.repeat(18)}`],
  ['a Slack token', /\bxox[abprs]-[\w-]{20}/, `xoxb-${'12345-'.repeat(4)}`],
  ['a Google key', /\bAIza[\w-]{35}/, `AIza${'b2'.repeat(18)}`],
  [
    'a JSON web token',
    /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/,
    ['eyJ', '.eyJ', '.'].map((part) => part + 'c3'.repeat(10)).join(''),
  ],
  ['a password in a URL', /\bhttps?:\/\/[\w.]+:[^\s"'<>@/]{3,}@[\w.]+/, 'https://me:word@a.b'],
]

/** File types for readers and machines. */
const PUBLIC_KINDS =
  /\.(?:html|js|css|json|svg|png|jpg|webp|ico|xml|xsl|txt|md|zip|woff2|webmanifest)$|^api\/[\w.]+\.yaml$|^api\/clients\/manager\.\w+$|^_(?:headers|redirects)$/

it('the export contains only file types that readers need', () => {
  expect(files.filter((file) => !PUBLIC_KINDS.test(file))).toEqual([])
})

it.each(SECRET_PATTERNS)('the pattern for %s finds its example', (_name, pattern, example) => {
  expect(example).toMatch(pattern)
})

it('no file contains a private key or a token', () => {
  const leaks = files.flatMap((file) => {
    const text = String(readSiteFile(file))
    const found = SECRET_PATTERNS.filter(([, pattern]) => pattern.test(text))
    return found.map(([name]) => `${file}: ${name}`)
  })
  expect(leaks).toEqual([])
})

it('no file contains a secret from the environment', () => {
  const secrets = Object.entries(process.env).filter(
    ([name, value]) =>
      /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(name) &&
      !name.startsWith('NEXT_PUBLIC_') &&
      (value ?? '').length > 11,
  )
  const leaks = secrets.flatMap(([name, value]) =>
    files
      .filter((file) => readSiteFile(file).includes(value ?? ''))
      .map((file) => `${file} ${name}`),
  )
  expect(leaks).toEqual([])
})

it('no file comes from data/, tests/, or pages/', () => {
  const sources = ['data', 'tests', 'pages', 'partials'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.svg'))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)),
  )
  const hashes = new Map(sources.map((file) => [hashOf(readFileSync(file)), file]))
  const copies = files.filter((file) => hashes.has(hashOf(readSiteFile(file))))
  expect(sources.length).toBeGreaterThan(100)
  expect(copies).toEqual([])
})

it('no draft is exported', () => {
  const drafts = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) => /^status: draft$/m.test(readFileSync(path.join('pages', file), 'utf8')))
    .map((file) => htmlFileOf(`/${file.replaceAll('\\', '/').replace(/(?:\/index)?\.mdx$/, '')}`))
  expect(drafts.filter((file) => files.includes(file))).toEqual([])
})

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
