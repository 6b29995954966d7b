import { excerpt } from '../../content/checks/blocks/source-block'
import type { Finding } from '../../content/problem'
import { COMPONENT_NAMES } from '../../content/writer-components'

type Foreign = readonly [pattern: RegExp, expected: string]

/** The advice for all markup that has no row of its own here. */
export const MDX = 'MDX, as shown on /markdown-page'

const CALLOUT = '<Callout type="note" title="…"> … </Callout>, with each tag on its own line'
const AS_CODE = 'inline code in backticks'
const LIST = 'a list: - or 1.'

/** Markup of other tools, and incomplete Markdown, which would render literally, as text. */
const IN_TEXT: readonly Foreign[] = [
  [/^[ \t]*:{3,}.*|^\[![A-Za-z]+\].*|^[ \t]*(?:!{3}|\?{3})\+?[ \t]+\w.*/m, CALLOUT],
  [/^[ \t]*(?:[•·▪‣●] *\S|[a-z][.)] .*\n[ \t]*[b-z][.)] ).*/m, LIST],
  [/^={7}$/m, 'one of the texts above and below this mark of a merge conflict, without the mark'],
  [/^[ \t]*(?:\||\+{3}|#{2,6}[^\s#]|=+(?: |$)|\.\. [\w-]+::|::[a-z]|: +\S|\*\[).*|^\[!.*/m, MDX],
  [/`.*/, '\\` for the character, or another one at the end of the code'],
  [/\[[^\]\n]*\]\((?:[^)\s"]+ [^)\n"]*\)|$)/, '%20 for a space in a URL, and ) at its end'],
  [/^\[[ xX]?\].*/m, '- [ ] or - [x], with a space before the text'],
  [/\[[^\]\n]*\] \([/#.][^)\n]*\)?|\)\[[/#.][^\]\n]*\]/, '[words](/docs/…), without a space'],
  // Arrays such as [[0, 1], [2, 3]] are no links of a wiki.
  [/!?\[\[(?=[^[\]\n]*\p{L})[^[\]\n'" ][^[\]\n]*(?:\]\]|$)|\^\[[^\]\n]*\]?/mu, MDX],
  [/!?\[[^\]\n]*\]\([^)\n]*\)?|(?<![\w\]])\[[^\]\n]*\]\[[^\]\n]*\]|\[\^[^\]\s]+\]/, MDX],
  [/.*\uFFFD.*/, 'a file saved as UTF-8'],
  // Markdown drops a backslash before a sign, as in \\server and \_files.
  [/(?<!\w)[A-Z]:\\\S.*|(?<!\S)\\\w+\\\S.*/, AS_CODE],
  [/\$\$[^$]*(?:\$\$)?|(?<![\w$])\$(?=\S)[^$\n]*[^\s$]\$(?![\w$])/, MDX],
  [/(?<![\w:/]):(?:[a-z]|[+-]1)[a-z0-9_+-]*:(?![\w:])/, 'the character itself, such as ✓'],
  [/(?<![\w:/]):[a-z][a-z0-9_+-]*\[/, MDX],
  [/(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/, MDX],
  [
    /(\*\*|~~)(?=\S)(?:(?!\1).)*?\S\1.?/,
    'a space on the outer side of **, or the sign beside it outside: **Note**: text',
  ],
  [/\*\*[^*\n]*/, '**bold** with both marks in one paragraph, or \\*\\*'],
]

/** Markup that starts with a brace or angle bracket, which MDX would parse as code. */
const IN_BRACKETS: readonly Foreign[] = [
  [/^\{:?\s*#/, '[#name] at the end of a heading; a page cannot set any other id'],
  [/^\{[{%:]|^\{\s*\.|^<[?%]|^<!D/i, MDX],
  [/^<!--/, '{/* … */} for a comment'],
  [/^<(?:https?|mailto|ftp):|^<[\w.+-]+@/, '[words](https://…), or the text without < and >'],
  [/^\{/, `\\{ for a brace, or ${AS_CODE}`],
  [/^</, `\\< for the character, or ${AS_CODE}`],
]

/** Suggested replacements for HTML elements and callouts. Each list of names is separated by spaces. */
const REPLACEMENTS: readonly (readonly [names: string, expected: string])[] = [
  ['br', 'a new paragraph, or a list'],
  ['b strong mark u i em', '**bold** or *stress*'],
  ['code samp var kbd', `${AS_CODE}, or <Kbd>Ctrl+C</Kbd>`],
  ['a', '[words](/docs/…)'],
  ['img figure', '![What it shows](/img/ftc/name.png)'],
  ['table thead tbody tr th td', 'a Markdown table: | A | B |'],
  ['ul ol li dl dt dd', LIST],
  ['h1 h2 h3 h4 h5 h6 details summary Accordion', 'a ## or ### heading, with the text below'],
  ['Step', 'a ### heading inside <Steps>'],
  ['TabItem Tabs.Tab', '<Tab label="…">'],
  ['pre', 'a block of code: ```bash'],
  // The tag <> has no name.
  ['p div span center font ', 'the text without the tag'],
  ['Note Tip Info Warning Caution Danger Aside Admonition Alert Hint', CALLOUT],
]

const REPLACEMENT_OF = new Map(
  REPLACEMENTS.flatMap(([names, expected]) => names.split(' ').map((name) => [name, expected])),
)

/** `escapes` are the indexes of escaped characters, which are no markup. `above` counts the lines above the match. */
export function foreignText(
  text: string,
  escapes: readonly number[] = [],
): (Finding & { readonly above: number }) | undefined {
  const signs = text.split('')
  for (const index of escapes) signs[index] = '\0'
  const masked = signs.join('')
  const foreign = findFirst(IN_TEXT, masked)
  if (foreign === undefined) return undefined
  const { match, expected } = foreign
  const start = masked.indexOf(match.trim())
  const found = excerpt(text.slice(start, start + match.trim().length))
  return { found, expected, above: text.slice(0, start).split('\n').length - 1 }
}

/** @param text starts with the brace or angle bracket */
export function foreignBracket(text: string): Finding {
  return { found: excerpt(text), expected: findFirst(IN_BRACKETS, text)?.expected ?? MDX }
}

function findFirst(rows: readonly Foreign[], text: string) {
  for (const [pattern, expected] of rows) {
    const match = pattern.exec(text)?.[0]
    if (match !== undefined) return { match, expected }
  }
  return undefined
}

/** A name in REPLACEMENTS takes precedence over a component whose name differs only in case: `mark` means bold. */
export function replacementFor(name: string): string | undefined {
  const component = COMPONENT_NAMES.find((known) => known.toLowerCase() === name.toLowerCase())
  return REPLACEMENT_OF.get(name) ?? (component && `<${component}>`)
}
