/** What a secret looks like: name, pattern, and a text that it must find. The texts are put together here only. */
export const SECRET_PATTERNS: readonly (readonly [string, RegExp, string])[] = [
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
  ['a password in an address', /\bhttps?:\/\/[\w.]+:[^\s"'<>@/]{3,}@[\w.]+/, 'https://me:word@a.b'],
]

/** Names the secrets in a text. */
export function leaksIn(text: string, file: string): string[] {
  return SECRET_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(
    ([name]) => `${file}: ${name}`,
  )
}
