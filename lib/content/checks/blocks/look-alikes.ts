import type { BlockFinding } from './source-block'

type LookAlike = {
  /** Matches one character; the flags `g` and `u` are required. */
  readonly pattern: RegExp
  readonly name: string
  readonly write: string | ((character: string) => string)
}

/** Negative lookbehind that allows modifiers, such as a joiner, after an emoji. */
const AFTER_PICTOGRAPH = '(?<!\\p{Extended_Pictographic}\\uFE0F?)'

/** Characters that word processors, chats, and PDF files insert or substitute. The first matching pattern wins. */
const LOOK_ALIKES: readonly LookAlike[] = [
  { pattern: /[\u00A0\u202F]/gu, name: 'no-break space', write: 'a space' },
  {
    pattern: /(?! )[\p{Z}\u2800\u3164\u115F\u1160\uFFA0]/gu,
    name: 'wide or thin space',
    write: 'a space',
  },
  { pattern: /\u00AD/gu, name: 'soft hyphen', write: 'nothing, or -' },
  { pattern: /[\u200B\u2060\uFEFF]/gu, name: 'zero-width space', write: 'nothing' },
  {
    pattern: /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    name: 'text direction mark',
    write: 'nothing',
  },
  {
    pattern: new RegExp(`${AFTER_PICTOGRAPH}[\\p{Cf}\\u034F\\u180B-\\u180F\\uFE00-\\uFE0F]`, 'gu'),
    name: 'zero-width character',
    write: 'nothing',
  },
  { pattern: /(?![\t\n])\p{Cc}/gu, name: 'control character', write: 'nothing' },
  { pattern: /\uFFFD/gu, name: 'replacement character', write: 'the original character' },
  { pattern: /\u2013/gu, name: 'en dash', write: '- or --' },
  { pattern: /[\u2014\u2015]/gu, name: 'em dash', write: '- or --' },
  { pattern: /[\u2212\u207B\u208B]/gu, name: 'minus sign', write: '-' },
  { pattern: /(?!-)[\p{Pd}\u02D7\u2043]/gu, name: 'typographic hyphen', write: '-' },
  {
    pattern: /[\u201C-\u201F\u00AB\u00BB\u2033\u02BA\u301D-\u301F]/gu,
    name: 'typographic quotation mark',
    write: '"',
  },
  {
    pattern: /[\u2018-\u201B\u2039\u203A\u2032\u2035\u00B4\u02B9\u02BB-\u02BD\u02CB]/gu,
    name: 'typographic apostrophe',
    write: "'",
  },
  { pattern: /\u2026/gu, name: 'ellipsis', write: '...' },
  { pattern: /[\u2044\u2215\u29F8]/gu, name: 'fraction slash', write: '/' },
  { pattern: /[\u2217\u204E]/gu, name: 'mathematical asterisk', write: '*' },
  { pattern: /[\u223C\u02DC]/gu, name: 'mathematical tilde', write: '~' },
  { pattern: /[\u2223\u01C0]/gu, name: 'mathematical bar', write: '|' },
  { pattern: /[\u2236\u02D0\uA789]/gu, name: 'colon from another script', write: ':' },
  { pattern: /\u037E/gu, name: 'Greek question mark', write: ';' },
  {
    pattern: /[\uFF01-\uFF5E\uFE50-\uFE6B\u{1D400}-\u{1D7FF}\uFB00-\uFB06\u2024\u2025]/gu,
    name: 'full-width or styled character',
    write: (character) => character.normalize('NFKC'),
  },
  {
    // The Greek letters μ and Ω are allowed, for units such as μs and kΩ.
    pattern:
      /(?<=\p{Script=Latin})(?![μΩ])[\p{Script=Cyrillic}\p{Script=Greek}]|(?![μΩ])[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu,
    name: 'Cyrillic or Greek letter in a Latin word',
    write: 'the keyboard letter that looks the same',
  },
]

/** Number of characters quoted on each side of a finding. */
const CONTEXT_LENGTH = 20

export function lookAlikeFindings(text: string): BlockFinding[] {
  return text.split('\n').flatMap((line, row) => {
    const seen = new Set<string>()
    return LOOK_ALIKES.flatMap(({ pattern, name, write }) =>
      [...line.matchAll(pattern)].flatMap(({ 0: character, index }): BlockFinding[] => {
        if (seen.has(character)) return []
        seen.add(character)
        const expected = typeof write === 'string' ? write : write(character)
        return [{ row, found: `${name} ${inContext(line, index, character)}`, expected }]
      }),
    )
  })
}

/** Quotes the text around a character, with the character's code point in its place, because it may be invisible. */
function inContext(line: string, index: number, character: string): string {
  const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const end = index + character.length
  const before = line.slice(Math.max(0, index - CONTEXT_LENGTH), index).trimStart()
  const after = line.slice(end, end + CONTEXT_LENGTH).trimEnd()
  return `in "${before}[${point}]${after}"`
}
