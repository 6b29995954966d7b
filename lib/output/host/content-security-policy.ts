import { createHash } from 'node:crypto'

/**
 * Text of the `<style>` element in the logo that DocSearch shows if search is hosted. The build checks that the package
 * still contains this text.
 */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

/** Directives that are the same in every build. */
const CONSTANT_RULES = ["object-src 'none'", "base-uri 'self'", "form-action 'self'"] as const
/** Only for the header: browsers ignore this directive in a `<meta>` element. */
const FRAME_ANCESTORS = "frame-ancestors 'self'"

/**
 * The Content-Security-Policy: allows only the site's own files, inline code with known hashes, and requests to the
 * hosted search. All pages share one policy, because client-side navigation keeps the first page's policy in effect.
 * @param inlineScripts source code of every inline script on any page
 * @param searchHosts origins of the hosted search; empty when search is embedded
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  searchHosts: readonly string[],
): string {
  const isHosted = searchHosts.length > 0
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts.map(hashSource)].join(' '),
    ['style-src', "'self'", ...(isHosted ? [hashSource(DOCSEARCH_STYLE)] : [])].join(' '),
    // Without this directive, `default-src` allows connections to the site only.
    ...(isHosted ? [['connect-src', "'self'", ...searchHosts].join(' ')] : []),
    "worker-src 'self'",
    ...CONSTANT_RULES,
  ].join(';')
}

/** The source expression that allows only this inline code. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function policyHeader(policy: string): string {
  return `${policy};${FRAME_ANCESTORS}`
}

/**
 * The part of the policy that is the same for every release, for hosts that cannot update headers and pages together.
 * On these hosts, hashes from one release could block the scripts of another release. Each page contains the hashes.
 */
export function constantPolicyHeader(): string {
  return [...CONSTANT_RULES, FRAME_ANCESTORS].join(';')
}
