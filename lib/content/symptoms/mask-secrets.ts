/** What is masked before a text is shown to be sent, in the words of the page. */
export const MASKED = 'passwords, tokens, keys, and license numbers'

const MASK = '***'

const NAME = String.raw`(?:pass(?:word|wd|phrase)?|token|secret|(?:api|access|license|private)[-_ ]?key|licen[sc]e)[\w-]*`
/** A value in quotes; one without them ends where the text around it goes on. */
const valueUntil = (end: string) => String.raw`(?:"[^"\n]*"|'[^'\n]*'|[^${end}]+)`

/** Each keeps what its group holds. */
const SECRETS: readonly RegExp[] = [
  // After a name that says so: `password: x`, `"api_key": "x"`, `?usertoken=x&`, `--token x`, `<password>x</password>`.
  new RegExp(String.raw`(${NAME}["']?\s*:[ \t]*)${valueUntil('\\s')}`, 'gi'),
  new RegExp(String.raw`(${NAME}["']?\s*=\s*)${valueUntil('\\s&;')}`, 'gi'),
  new RegExp(String.raw`(--[\w-]{0,30}${NAME}\s+)${valueUntil('\\s')}`, 'gi'),
  new RegExp(String.raw`(<[\w:-]{0,30}${NAME}>)[^<]+`, 'gi'),
  /(authorization:\s*(?:basic|bearer)\s+)\S+/gi,
  /(\b\w+:\/\/[^\s/:@]+:)[^\s/@]+(?=@)/g,
  /(\s-u\s+["']?[^\s:]+:)\S+/g,
  /((?:))\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /((?:))\beyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g,
  // The number of a license, in groups.
  /((?:))\b[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){3,}\b/g,
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*?(?=-----END|$)/g,
]

export function maskSecrets(text: string): string {
  return SECRETS.reduce((masked, secret) => masked.replace(secret, `$1${MASK}`), text)
}
