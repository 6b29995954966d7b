import type { Redirects } from '../../content/navigation/redirects'
import { constantPolicyHeader } from './content-security-policy'
import { contentTypesOf } from './content-types'
import { type Header, securityHeaders } from './headers'
import { pageUrl } from './host-files'

export type ConfigurationOptions = {
  /** The published files of the site, below the folder that hosts serve. */
  readonly files: readonly string[]
  readonly basePath: string
  readonly redirects: Redirects
  /** Text of `deploy/cloudfront/function.js`. */
  readonly functionTemplate: string
}

/**
 * Parts of the configurations in `deploy/` that each build makes, by file name. Their headers are the same for every
 * release: these hosts do not change headers and pages in one moment, and the pages have the whole policy.
 */
export function generatedConfigurations(
  options: ConfigurationOptions,
): ReadonlyMap<string, string> {
  const headers = securityHeaders(constantPolicyHeader())
  const moves = movesOf(options)
  const types = [...contentTypesOf(options.files)]
  return new Map([
    [
      'nginx/http.conf',
      lines([
        // nginx adds its headers to a response of 416 a second time; an empty one is left out.
        ...headers.map(
          ([name, value]) =>
            `map $status ${nginxVariable(name)} { volatile; 416 ""; default "${value}"; }`,
        ),
        'map $uri $capella_moved {',
        '\tdefault "";',
        ...moves.map(([old, url]) => `\t"${old}" "${url}";`),
        '}',
      ]),
    ],
    [
      'nginx/server.conf',
      lines([
        ...headers.map(([name]) => `add_header ${name} ${nginxVariable(name)} always;`),
        'types {',
        ...types.map(([ending, type]) => `\t"${type}" ${ending};`),
        '}',
      ]),
    ],
    ['cloudfront-function.js', cloudFrontFunction(options, moves)],
    ['cloudfront-response-headers.json', `${JSON.stringify(cloudFrontPolicy(headers), null, 2)}\n`],
    ['base-path.txt', `${options.basePath.slice(1)}\n`],
    ['content-types.txt', lines(patternsByType(types))],
  ])
}

function movesOf({ basePath, redirects }: ConfigurationOptions): (readonly [string, string])[] {
  return [...redirects].map(([old, url]) => [pageUrl(basePath, old), pageUrl(basePath, url)])
}

/** Pages by the segments of their URLs; `''` marks a page that has others below it. */
type PageTree = { [segment: string]: PageTree | 0 }

/**
 * The function of CloudFront with the URLs of pages in it: names of pages have dots, as those of files do. A tree,
 * because CloudFront takes 10 KB.
 */
function cloudFrontFunction(
  { files, functionTemplate }: ConfigurationOptions,
  moves: readonly (readonly [string, string])[],
): string {
  const moved = Object.fromEntries(moves)
  const pages: PageTree = {}
  for (const file of files.filter((name) => name.endsWith('.html') && name !== '404.html')) {
    const route = file.replace(/(?:^index)?\.html$/, '')
    if (!(`/${route}` in moved)) addPage(pages, route.split('/'))
  }
  const values = { 'const PAGES = {}': pages, 'const MOVED = {}': moved }
  return Object.entries(values).reduce((code, [place, value]) => {
    if (!code.includes(place)) throw new Error(`function.js: found no "${place}"`)
    return code.replace(place, () => `${place.slice(0, -2)}${JSON.stringify(value)}`)
  }, functionTemplate)
}

function addPage(tree: PageTree, [segment = '', ...rest]: readonly string[]): void {
  const known = Object.hasOwn(tree, segment) ? tree[segment] : undefined
  if (rest.length === 0 && !known) {
    tree[segment] = 0
    return
  }
  const below = known || (known === 0 ? { '': 0 as const } : {})
  tree[segment] = below
  if (rest.length === 0) below[''] = 0
  else addPage(below, rest)
}

/** Input of `aws cloudfront create-response-headers-policy`. */
function cloudFrontPolicy(headers: readonly Header[]) {
  const value = (name: string) => headers.find(([other]) => other === name)?.[1] ?? ''
  const custom = headers.filter(([name]) => /^(?:Permissions-Policy|Cross-Origin-)/.test(name))
  return {
    Name: 'capella-documentation',
    Comment: 'Security headers of the documentation; made by its build',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: value('Content-Security-Policy'),
      },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(/\d+/.exec(value('Strict-Transport-Security'))?.[0]),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
}

/** The names of files of each content type, as `*.cs *.txt`, after it and a tab. */
function patternsByType(types: readonly (readonly [ending: string, type: string])[]): string[] {
  return [...new Set(types.map(([, type]) => type))].map((type) => {
    const endings = types.flatMap(([ending, other]) => (other === type ? [`*.${ending}`] : []))
    return `${type}\t${endings.join(' ')}`
  })
}

function nginxVariable(header: string): string {
  return `$capella_${header.toLowerCase().replaceAll('-', '_')}`
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}
