import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type LanguageRegistration,
} from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { SHELLS } from '../../content/checks/blocks/source-block'
import { holdsPlaceholders, PLACEHOLDER } from '../../content/values/placeholders'

/** A run of code in one color; `kind` is a color name in the style sheet, or null for the plain text color. */
export type CodeToken = { readonly text: string; readonly kind: string | null }

const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false })
// Tags of XML and words of shells would have the color of quoted text, and so would most of a block.
THEME.tokenColors?.push(
  { scope: 'entity.name.tag', settings: { foreground: 'var(--code-token-keyword)' } },
  {
    scope: [
      'string.unquoted.argument',
      'string.unquoted.shell',
      'string.quoted.heredoc',
      'constant.other.option',
      'keyword.operator.assignment.powershell',
    ],
    settings: { foreground: 'var(--code-foreground)' },
  },
)
/** An option's name, which grammars do not know. A backslash at the end of a line stays with the word before it. */
const OPTION = /((?<!\S)--?[A-Za-z][\w-]*(?: [\\^]$)?| [\\^]$)/
/** Punctuation has the plain text color. */
const KIND = /^var\(--code-token-(?!punctuation)([a-z]+)/
/** Kinds that share the color of names */
const NAMES = new Set(['constant', 'function', 'parameter'])
/** Private-use characters that replace the angle brackets around a placeholder during highlighting. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** Without `load`, code in the language is not highlighted. */
type Language = {
  readonly label: string
  readonly load?: () => Promise<{ default: LanguageRegistration[] }>
  /** Shiki's name for the language, if it differs from the writers' name. */
  readonly grammar?: string
}

export const PLAIN_LANGUAGE = 'text'

/** Languages, keyed by the names that writers use. Loading only these grammars saves seconds per build. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map<string, Language>([
  [PLAIN_LANGUAGE, { label: 'Text' }],
  ['bash', { label: 'Shell', load: () => import('shiki/langs/bash.mjs') }],
  ['cmd', { label: 'Command Prompt', grammar: 'bat', load: () => import('shiki/langs/bat.mjs') }],
  ['csharp', { label: 'C#', load: () => import('shiki/langs/csharp.mjs') }],
  ['ini', { label: 'INI', load: () => import('shiki/langs/ini.mjs') }],
  ['javascript', { label: 'JavaScript', load: () => import('shiki/langs/javascript.mjs') }],
  ['json', { label: 'JSON', load: () => import('shiki/langs/json.mjs') }],
  ['mdx', { label: 'MDX', load: () => import('shiki/langs/mdx.mjs') }],
  ['powershell', { label: 'PowerShell', load: () => import('shiki/langs/powershell.mjs') }],
  ['python', { label: 'Python', load: () => import('shiki/langs/python.mjs') }],
  ['xml', { label: 'XML', load: () => import('shiki/langs/xml.mjs') }],
  ['yaml', { label: 'YAML', load: () => import('shiki/langs/yaml.mjs') }],
])

export const CODE_LANGUAGES: readonly string[] = [...LANGUAGES.keys()]

export function languageLabel(language: string): string {
  return LANGUAGES.get(language)?.label ?? language
}

let highlighter: Promise<HighlighterCore> | undefined

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    langs: [...LANGUAGES.values()].flatMap(({ load }) => load?.() ?? []),
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  return highlighter
}

/** A cache, because several pages may contain the same block, and a preview compiles each page for two bundles. */
const colored = new Map<string, Promise<CodeToken[][]>>()

/** The tokens of each line; a language that is not in CODE_LANGUAGES stays plain text. */
export function highlight(code: string, language: string): Promise<CodeToken[][]> {
  const key = `${language}\n${code}`
  const lines = colored.get(key) ?? color(code, language)
  colored.set(key, lines)
  return lines
}

async function color(code: string, language: string): Promise<CodeToken[][]> {
  const { load, grammar = language } = LANGUAGES.get(language) ?? {}
  if (load === undefined) return code.split('\n').map((text) => [{ text, kind: null }])
  const { codeToTokensBase } = await loadHighlighter()
  // A plain word of the same length, so that no grammar reads `<` as a redirection or the name as a keyword.
  const mask = (_whole: string, name: string) => OPEN + 'x'.repeat(name.length) + CLOSE
  const masked = holdsPlaceholders(language) ? code.replace(PLACEHOLDER, mask) : code
  // By default, Shiki leaves the rest of a line without colors after half a second.
  const options = { lang: grammar, theme: 'site', tokenizeTimeLimit: 0 }
  const lines = codeToTokensBase(masked, options)
  return lines.map((line) =>
    mergeTokens(
      line.map(({ offset, content, color }) => ({
        text: code.slice(offset, offset + content.length),
        kind: kindOf(color),
      })),
    ).flatMap((token) => (SHELLS.has(language) ? markOptions(token) : [token])),
  )
}

function kindOf(color = ''): string | null {
  const [, kind = null] = KIND.exec(color) ?? []
  return kind !== null && NAMES.has(kind) ? 'name' : kind
}

function markOptions(token: CodeToken): CodeToken[] {
  if (token.kind !== null) return [token]
  return token.text
    .split(OPTION)
    .map((text, index) => ({ text, kind: index % 2 === 0 ? null : 'keyword' }))
    .filter(({ text }) => text !== '')
}

/** Merges equal colors, and whitespace with the token before it, except a keyword, which does not wrap. */
function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    const joins =
      last?.kind === token.kind || (token.text.trim() === '' && last?.kind !== 'keyword')
    if (last === undefined || !joins) merged.push(token)
    else merged[merged.length - 1] = { text: last.text + token.text, kind: last.kind }
  }
  return merged
}
