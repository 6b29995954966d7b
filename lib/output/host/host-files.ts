import type { Redirects } from '../../content/navigation/redirects'
import { constantPolicyHeader } from './content-security-policy'
import { CACHE_CONTROL, type Header, LASTING_FOLDERS, securityHeaders } from './headers'

export type HostFilesOptions = {
  /** The Content-Security-Policy of the pages. */
  readonly policy: string
  /** "" or "/help". */
  readonly basePath: string
  readonly routes: readonly string[]
  readonly redirects: Redirects
}

/** Files that hosts read from the published folder, and that no reader asks for. */
export const HOST_FILES = ['_headers', '_redirects'] as const

/**
 * What Netlify and Cloudflare Pages read from the published folder. Rules for `Cache-Control` do not overlap: one of
 * the two hosts would send both values.
 */
export function publishedHostFiles({
  policy,
  basePath,
  routes,
  redirects: moved,
}: HostFilesOptions): ReadonlyMap<(typeof HOST_FILES)[number], string> {
  const rules = [
    { path: '/*', headers: securityHeaders(policy) },
    ...LASTING_FOLDERS.map((folder) => ({
      path: `${basePath}/${folder}*`,
      headers: [['Cache-Control', CACHE_CONTROL.lasting]] satisfies Header[],
    })),
  ]
  const redirects = routes.flatMap((route) => {
    const clean = basePath + (route === '/' && basePath !== '' ? '' : route)
    const folder = clean === '/' ? '' : clean
    const page = route === '/' ? [] : [`${clean}.html`]
    return [`${folder}/index.html`, ...page].map((from) => `${from} ${clean} 301`)
  })
  return new Map([
    ['_headers', lines(rules.map((rule) => lines([rule.path, ...rule.headers.map(indented)])))],
    [
      '_redirects',
      lines([
        ...redirects,
        ...[...moved].map(([old, route]) => `${basePath}${old} ${basePath}${route} 301`),
      ]),
    ],
  ])
}

/** Parts of the configurations in `deploy/` that each build makes anew, by file name. */
export function generatedConfigurations(policy: string): ReadonlyMap<string, string> {
  const headers = securityHeaders(policy)
  return new Map([
    [
      'security-headers.nginx.conf',
      lines(headers.map(([name]) => `add_header ${name} ${nginxVariable(name)} always;`)),
    ],
    // nginx adds its headers to a response of 416 a second time; an empty one is left out.
    [
      'security-values.nginx.conf',
      lines(
        headers.map(
          ([name, value]) =>
            `map $status ${nginxVariable(name)} { volatile; 416 ""; default "${value}"; }`,
        ),
      ),
    ],
    ['cloudfront-response-headers.json', `${JSON.stringify(cloudFrontPolicy(headers), null, 2)}\n`],
  ])
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
        ContentSecurityPolicy: constantPolicyHeader(),
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

function nginxVariable(header: string): string {
  return `$capella_${header.toLowerCase().replaceAll('-', '_')}`
}

function indented([name, value]: Header): string {
  return `  ${name}: ${value}`
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('')
}
