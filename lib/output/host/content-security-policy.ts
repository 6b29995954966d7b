/** Inline code that pages carry, as sources of a policy: `'sha256-…'`. */
export type CodeHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What is the same in every build. */
const CONSTANT_RULES = ["object-src 'none'", "base-uri 'self'", "form-action 'self'"] as const
/** Added where the policy is a header: a `<meta>` cannot say who may frame the page. */
const FRAME_ANCESTORS = "frame-ancestors 'self'"

/**
 * The Content-Security-Policy of every page. The site loads only what is its own; inline code is named by hash.
 * @param searchHosts origins of the hosted search, empty when search is embedded
 */
export function contentSecurityPolicy(
  { scripts, styles }: CodeHashes,
  searchHosts: readonly string[],
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // Covered by default-src, save where the search has hosts of its own.
    ...(searchHosts.length === 0 ? [] : [['connect-src', "'self'", ...searchHosts].join(' ')]),
    "worker-src 'self'",
    ...CONSTANT_RULES,
  ].join(';')
}

export function policyHeader(policy: string): string {
  return `${policy};${FRAME_ANCESTORS}`
}

/**
 * The part of the header that no build changes, for hosts where header and pages do not change in one moment: hashes of
 * another release would block the scripts of this one. The rest of the policy stands in each page.
 */
export function constantPolicyHeader(): string {
  return [...CONSTANT_RULES, FRAME_ANCESTORS].join(';')
}
