import type { BlockFinding } from './source-block'

/** Negative lookbehind that allows modifiers, such as a joiner, after an emoji. */
const AFTER_PICTOGRAPH = '(?<!\\p{Extended_Pictographic}\\uFE0F?)'

/**
 * Characters that word processors, chats, and PDF files insert or substitute: a pattern for one character, its name, and
 * what to write instead; null for the plain form of the character. The first matching pattern wins.
 */
const LOOK_ALIKES: readonly (readonly [pattern: RegExp, name: string, write: string | null])[] = [
  [/[\u00A0\u202F]/gu, 'no-break space', 'a space'],
  [/(?! )[\p{Z}\u2800\u3164\u115F\u1160\uFFA0]/gu, 'wide or thin space', 'a space'],
  [/\u00AD/gu, 'soft hyphen', 'nothing, or -'],
  [/[\u200B\u2060\uFEFF]/gu, 'zero-width space', 'nothing'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, 'text direction mark', 'nothing'],
  [
    new RegExp(`${AFTER_PICTOGRAPH}[\\p{Cf}\\u034F\\u180B-\\u180F\\uFE00-\\uFE0F]`, 'gu'),
    'zero-width character',
    'nothing',
  ],
  [/(?![\t\n])\p{Cc}/gu, 'control character', 'nothing'],
  [/\uFFFD/gu, 'replacement character', 'the original character'],
  [/\u2013/gu, 'en dash', '- or --'],
  [/[\u2014\u2015]/gu, 'em dash', '- or --'],
  [/[\u2212\u207B\u208B]/gu, 'minus sign', '-'],
  [/(?!-)[\p{Pd}\u02D7\u2043]/gu, 'typographic hyphen', '-'],
  [/[\u201C-\u201F\u00AB\u00BB\u2033\u02BA\u301D-\u301F]/gu, 'typographic quotation mark', '"'],
  [
    /[\u2018-\u201B\u2039\u203A\u2032\u2035\u00B4\u02B9\u02BB-\u02BD\u02CB]/gu,
    'typographic apostrophe',
    "'",
  ],
  [/\u2026/gu, 'ellipsis', '...'],
  [/[\u2044\u2215\u29F8]/gu, 'fraction slash', '/'],
  [/[\u2217\u204E]/gu, 'mathematical asterisk', '*'],
  [/[\u223C\u02DC]/gu, 'mathematical tilde', '~'],
  [/[\u2223\u01C0]/gu, 'mathematical bar', '|'],
  [/[\u2236\u02D0\uA789]/gu, 'colon from another script', ':'],
  [/\u037E/gu, 'Greek question mark', ';'],
  [
    /[\uFF01-\uFF5E\uFE50-\uFE6B\u{1D400}-\u{1D7FF}\uFB00-\uFB06\u2024\u2025]/gu,
    'full-width or styled character',
    null,
  ],
  [
    // The Greek letters μ and Ω are allowed, for units such as μs and kΩ.
    /(?<=\p{Script=Latin})(?![μΩ])[\p{Script=Cyrillic}\p{Script=Greek}]|(?![μΩ])[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu,
    'Cyrillic or Greek letter in a Latin word',
    'the keyboard letter that looks the same',
  ],
]

const CONTEXT_LENGTH = 20

export function lookAlikeFindings(text: string): BlockFinding[] {
  return text.split('\n').flatMap((line, row) => {
    const seen = new Set<string>()
    return LOOK_ALIKES.flatMap(([pattern, name, write]) =>
      [...line.matchAll(pattern)].flatMap(({ 0: character, index }): BlockFinding[] => {
        if (seen.has(character)) return []
        seen.add(character)
        const found = `${name} ${inContext(line, index, character)}`
        return [{ row, found, expected: write ?? character.normalize('NFKC') }]
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
