/** What is masked before a text is shown to be sent, in the words of the page. */
export const MASKED = 'passwords, tokens, keys, and license numbers'

const MASK = '***'

/** Each keeps what its groups hold. */
const SECRETS: readonly RegExp[] = [
  // A value after a name that says so: `password: x`, `"api_key": "x"`, `?usertoken=x&`, `--token x`.
  /((?:pass(?:word|wd|phrase)?|token|secret|(?:api|access|license|private)[-_ ]?key|licen[sc]e)[\w-]*["']?\s*[=:]\s*["']?)[^\s"'&,;<]+/gi,
  /(--(?:password|token|secret)\s+)\S+/gi,
  /(authorization:\s*(?:basic|bearer)\s+)\S+/gi,
  /(\w+:\/\/[^\s/:@]+:)[^\s/@]+(?=@)/g,
  /((?:))\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /((?:))\beyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g,
  // The number of a license, in groups.
  /((?:))\b[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){3,}\b/g,
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*?(?=-----END|$)/g,
]

export function maskSecrets(text: string): string {
  return SECRETS.reduce((masked, secret) => masked.replace(secret, `$1${MASK}`), text)
}
