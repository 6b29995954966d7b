import { COMMANDS } from './secrets/commands'
import { REQUESTS } from './secrets/requests'
import { MASK, NAME, type Rule } from './secrets/rule'
import { SETTINGS } from './secrets/settings'
import { PRIVATE_KEYS, SHAPES } from './secrets/shapes'
import { STRUCTURES } from './secrets/structures'

/** Kinds of masked secrets, as text for the page. The tests in `secrets/` cover each kind. */
export const MASKED =
  'passwords, tokens, cookies, stream keys, private keys, and license numbers in their usual forms'

export const RULES: readonly Rule[] = [
  ...PRIVATE_KEYS,
  ...REQUESTS,
  ...STRUCTURES,
  ...SETTINGS,
  ...COMMANDS,
  ...SHAPES,
]

/** Secrets in forms that neither a rule nor `maskBlocks` recognizes stay in the text. */
export function maskSecrets(text: string): string {
  const masked = RULES.reduce((before, { secret, appliesTo }) => {
    const hide = (part: string) => part.replace(secret, `$1${MASK}`)
    if (appliesTo === undefined) return hide(before)
    return before
      .split('\n')
      .map((line, index, lines) => (appliesTo(line, lines[index - 1] ?? '') ? hide(line) : line))
      .join('\n')
  }, text)
  return maskBlocks(masked)
}

const SECRET_KIND = /kind\\{0,3}["']?:\s{0,20}\\{0,3}["']?Secret\b/
const DATA = /^\s*["']?(?:d|stringD)ata["']?:\s*\{?\s*$/
const PASSWORDS = /(?:pass\w{4,6}|api_?key|token|credential)s["']?:\s*\{?\s*$/i
const TEXT = new RegExp(`${NAME}["']?:\\s*[|>][-+\\d]{0,2}\\s*(?:#.*)?$`, 'i')

/**
 * Masks values that the rules miss because the secret's name is not directly in front of them: the lines indented below
 * `password: |`, `passwords:`, or a similar name, and the data of Kubernetes Secrets. If a text contains a Secret, the
 * values below every `data:` are masked.
 */
function maskBlocks(text: string): string {
  const isSecret = SECRET_KIND.test(text)
  let level = -1
  let isText = false
  return text
    .split('\n')
    .map((line) => {
      const indent = line.search(/[^\s-]/)
      if (indent < 0) return line
      if (indent > level && level >= 0)
        return line.replace(isText ? /^([\s-]*)\S.*/ : /^([^:]*:[ \t]*|[\s-]*)\S.*/, `$1${MASK}`)
      isText = TEXT.test(line)
      level = isText || PASSWORDS.test(line) || (isSecret && DATA.test(line)) ? indent : -1
      if (!isSecret) return line
      return line.replace(/((?:d|stringD)ata\\{0,3}["']?:[ \t]{0,20})\{[^{}]*/g, `$1{${MASK}`)
    })
    .join('\n')
}
