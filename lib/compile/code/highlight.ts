import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { holdsPlaceholders, PLACEHOLDER } from '../../content/values/placeholders'

/** A run of code with one color; `kind` is a token of the style sheet, null the plain text color. */
export type CodeToken = { readonly text: string; readonly kind: string | null }

const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false })
const KIND = /^var\(--code-token-([a-z-]+)\)$/
/** Kinds that the style sheet leaves in the plain text color: no element of their own. */
const PLAIN_KINDS: ReadonlySet<string> = new Set(['punctuation'])
/** What grammars read in place of the angle brackets of a placeholder. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** Languages of the pages, as writers name them, and their grammar. Loading only these saves seconds per build. */
const GRAMMARS = {
  bash: () => import('shiki/langs/bash.mjs'),
  cmd: () => import('shiki/langs/bat.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  mdx: () => import('shiki/langs/mdx.mjs'),
  perl: () => import('shiki/langs/perl.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} as const

const GRAMMAR_NAMES: Readonly<Record<string, string>> = { cmd: 'bat' }

export const CODE_LANGUAGES: readonly string[] = ['text', ...Object.keys(GRAMMARS)]

let highlighter: Promise<HighlighterCore> | undefined

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    langs: Object.values(GRAMMARS).map((load) => load()),
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  return highlighter
}

/**
 * Colors a code block.
 * @param language one of CODE_LANGUAGES; others give plain text
 * @returns lines of tokens
 */
export async function highlight(code: string, language: string): Promise<CodeToken[][]> {
  if (!Object.hasOwn(GRAMMARS, language))
    return code.split('\n').map((text) => [{ text, kind: null }])
  const { codeToTokensBase } = await loadHighlighter()
  const masked = holdsPlaceholders(language) ? maskPlaceholders(code) : code
  const lines = codeToTokensBase(masked, {
    lang: GRAMMAR_NAMES[language] ?? language,
    theme: 'site',
  })
  return lines.map((line) =>
    mergeTokens(
      line.map(({ offset, content, color }) => ({
        text: code.slice(offset, offset + content.length),
        kind: kindOf(color),
      })),
    ),
  )
}

/**
 * Shows each placeholder to the grammar as one plain word of the same length: `<` is no redirection, `-` no minus,
 * and `<user>` no keyword.
 */
function maskPlaceholders(code: string): string {
  return code.replace(PLACEHOLDER, (_whole, name: string) => OPEN + 'x'.repeat(name.length) + CLOSE)
}

function kindOf(color: string | undefined): string | null {
  const kind = KIND.exec(color ?? '')?.[1] ?? null
  return kind === null || PLAIN_KINDS.has(kind) ? null : kind
}

/** Joins neighbors of one color, and white space with what stands before it: fewer elements, same look. */
export function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    if (last !== undefined && (last.kind === token.kind || token.text.trim() === '')) {
      merged[merged.length - 1] = { text: last.text + token.text, kind: last.kind }
    } else {
      merged.push(token)
    }
  }
  return merged
}
