import { createHash } from 'node:crypto'
import { liteClient } from 'algoliasearch/lite'
import type { HostedSearch } from '../../search/hosted/settings'

/** Text of the `<style>` element in DocSearch's logo. `checkPackageTexts` fails when a new version changes it. */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

/**
 * The first page's policy stays in effect on later ones, so pages differ only in inline scripts, which run at the load.
 * @param inlineScripts source code: the page's own for its `<meta>` element, all for the header
 * @param search null if search is embedded
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  search: HostedSearch | null,
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts.map(hashSource)].join(' '),
    ['style-src', "'self'", ...(search ? [hashSource(DOCSEARCH_STYLE)] : [])].join(' '),
    // Without this directive, `default-src` would block connections to the hosted search.
    ...(search ? [['connect-src', "'self'", ...searchOrigins(search)].join(' ')] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join(';')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The origins that hosted search connects to (§7). */
function searchOrigins({ appId, apiKey, hosts }: HostedSearch): readonly string[] {
  const { transporter } = liteClient(appId, apiKey)
  const requested = hosts ?? transporter.hosts.filter(({ accept }) => accept !== 'write')
  // The client shuffles its hosts, but builds of one commit must be the same.
  return requested
    .map(({ protocol, url, port }) => `${protocol}://${url}${port ? `:${port}` : ''}`.toLowerCase())
    .sort()
}
