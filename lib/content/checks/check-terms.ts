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
    right: z.string().min(1).describe('The words that the project uses'),
    wrong: texts.min(1).describe('Words for the same thing that it does not use'),
    phrases: texts.default([]).describe('Longer words in which the wrong ones are right'),
  }),
)

/** Searched for, or read by programs. */
const NOT_PROSE = /^data\/(?:search|moved-anchors)\/|^data\/terms\.yaml$/

/** What readers see as it is, or only search for: code, labels, URLs, ids, keywords, questions, samples in data. */
const LITERAL =
  /^ *(?:keywords|questions):(?: \[.*\]|(?:\n +- .*)+)$|^( *)```[\s\S]*?^\1```|`[^`\n]+`|\*\*[^*\n]+\*\*|\]\([^)\s]+\)|\[#[\w-]+\]|<UiPath>[^<]*|<(?!Callout)[^>\s][^>]*>|^( +)(?:sample|body): \|\n(?:\2 .*\n)+/gm

/** Finds words in pages, partials and data of which the project uses others (`data/terms.yaml`). */
export function checkTerms(root: string): Problem[] {
  if (!existsSync(path.join(root, TERMS_FILE))) return []
  const terms = readYaml(root, TERMS_FILE, termsSchema)
  if (!terms.ok) return [...terms.problems]
  const files = ['pages', 'partials', 'data'].flatMap((folder) => filesBelow(root, folder))
  const prose = files.filter((file) => /\.(?:mdx|yaml)$/.test(file) && !NOT_PROSE.test(file))
  return prose.flatMap((file) => {
    const text = readText(path.join(root, file)).replace(LITERAL, blank)
    return terms.value.flatMap(({ right, wrong, phrases }) => {
      const rest = phrases.reduce((one, phrase) => one.replaceAll(phrase, blank), text)
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

/** No word, on as many lines. */
function blank(text: string): string {
  return `\0${text.replace(/[^\n]/g, '')}`
}

/** Words over a line break too. Where only capitals are wrong, the beginning of a sentence is not looked at. */
function pattern(wrong: string, right: string): RegExp {
  const words = wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
  return wrong.toLowerCase() === right.toLowerCase()
    ? new RegExp(`(?<=[\\p{Ll},] )${words}s?\\b`, 'gu')
    : new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'giu')
}
