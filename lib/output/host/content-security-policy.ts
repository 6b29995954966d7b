import { createHash } from 'node:crypto'

/**
 * Text of the `<style>` element that DocSearch adds in hosted builds: in the image at the foot of its modal. The
 * package has it in its code only; the build compares the two.
 */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

/** Content that is the same in every build. */
const CONSTANT_RULES = ["object-src 'none'", "base-uri 'self'", "form-action 'self'"] as const
/** Added where the policy is a header: a `<meta>` cannot say who may frame the page. */
const FRAME_ANCESTORS = "frame-ancestors 'self'"

/**
 * The Content-Security-Policy of every page. The site loads only what is its own; inline scripts are named by hash. It is
 * the same for all pages, because a reader who follows links stays under the policy of the first page.
 * @param inlineScripts texts of the scripts in the HTML of any page
 * @param searchHosts origins of the hosted search, empty when search is embedded
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
    // Covered by default-src, save where the search has hosts of its own.
    ...(isHosted ? [['connect-src', "'self'", ...searchHosts].join(' ')] : []),
    "worker-src 'self'",
    ...CONSTANT_RULES,
  ].join(';')
}

/** The source expression by which a policy allows this text, and no other, as inline code. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function policyHeader(policy: string): string {
  return `${policy};${FRAME_ANCESTORS}`
}

/**
 * The part of the header that no build changes, for hosts where header and pages do not change in one moment: hashes of
 * another release would block the scripts of this one. The rest of the policy is in each page.
 */
export function constantPolicyHeader(): string {
  return [...CONSTANT_RULES, FRAME_ANCESTORS].join(';')
}
