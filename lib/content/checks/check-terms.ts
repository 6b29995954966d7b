import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../problem'
import { filesBelow, lineAt, readText } from '../project-files'
import { readYaml } from '../yaml'

const TERMS_FILE = 'data/terms.yaml'

const texts = z.array(z.string().min(1))
export const termsSchema = z.array(
  z.strictObject({
    right: z.string().min(1).describe('The term to use'),
    wrong: texts.min(1).describe('Terms to avoid'),
    phrases: texts.default([]).describe('Phrases in which an avoided term is correct'),
  }),
)

const NOT_PROSE = /^data\/(?:search|moved-anchors)\/|^data\/terms\.yaml$/

/**
 * Text that the check skips: search keywords and questions, code, bold labels, link targets, heading ids, UI paths,
 * tags other than `<Callout>`, and samples in data files.
 */
const LITERAL =
  /^ *(?:keywords|questions):(?: \[.*\]|(?:\n +- .*)+)$|^( *)```[\s\S]*?^\1```|`[^`\n]+`|\*\*[^*\n]+\*\*|\]\([^)\s]+\)|\[#[\w-]+\]|<UiPath>[^<]*|<(?!Callout)[^>\s][^>]*>|^( +)(?:sample|body): \|\n(?:\2 .*\n)+/gm

export function checkTerms(root: string): Problem[] {
  if (!existsSync(path.join(root, TERMS_FILE))) return []
  const terms = readYaml(root, TERMS_FILE, termsSchema)
  if (!terms.ok) return [...terms.problems]
  const files = ['pages', 'partials', 'data'].flatMap((folder) => filesBelow(root, folder))
  const prose = files.filter((file) => /\.(?:mdx|yaml)$/.test(file) && !NOT_PROSE.test(file))
  return prose.flatMap((file) => {
    const text = readText(path.join(root, file)).replace(LITERAL, blank)
    return terms.value.flatMap(({ right, wrong, phrases }) => {
      const rest = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, blank), text)
      return wrong
        .flatMap((words) => [...rest.matchAll(pattern(words, right))])
        .map(({ 0: found, index }): Problem => {
          const line = lineAt(rest, index)
          const finding = { found: `"${found.replace(/\s+/g, ' ')}"`, expected: `"${right}"` }
          return { severity: 'error', file, line, field: 'term', ...finding }
        })
    })
  })
}

/** Replaces a text with a character that no word contains, but keeps line breaks, so that line numbers stay right. */
function blank(text: string): string {
  return `\0${text.replace(/[^\n]/g, '')}`
}

/**
 * Matches a wrong term, even across a line break. If only the case of the term is wrong, the pattern matches only after
 * a space that follows a lowercase letter or a comma, because elsewhere the term may start a sentence.
 */
function pattern(wrong: string, right: string): RegExp {
  const words = wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
  return wrong.toLowerCase() === right.toLowerCase()
    ? new RegExp(`(?<=[\\p{Ll},] )${words}s?\\b`, 'gu')
    : new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'giu')
}
