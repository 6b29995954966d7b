import { maskBlocks } from './secrets/blocks'
import { COMMANDS } from './secrets/commands'
import { PROSE } from './secrets/prose'
import { REQUESTS } from './secrets/requests'
import { MASK, type Rule } from './secrets/rule'
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
  ...PROSE,
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
