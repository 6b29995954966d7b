import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../problem'
import { filesBelow } from '../project-files'
import { readYaml } from '../yaml'

export const TERMS_FILE = 'data/terms.yaml'

const texts = z.array(z.string().min(1))
export const termsSchema = z.array(
  z.strictObject({
    right: z.string().min(1).describe('The word that the project uses'),
    wrong: texts.min(1).describe('Words for the same thing that it does not use'),
    phrases: texts.default([]).describe('Longer words in which the wrong one is right'),
    files: texts.default([]).describe('Files or folders that may use the wrong one'),
  }),
)

type Term = z.output<typeof termsSchema>[number]

/** Searched for, or read by programs. */
const NOT_PROSE = /^data\/(?:search|moved-anchors)\/|^data\/terms\.yaml$/

/** What readers see as it is, or only search for: code, labels, URLs, ids, keywords, questions, samples in data. */
const LITERAL =
  /^(?:keywords|questions):(?: \[.*\]|(?:\n +- .*)+)$|^( *)```[\s\S]*?^\1```|`[^`\n]+`|\*\*[^*\n]+\*\*|\]\([^)\s]+\)|\[#[\w-]+\]|<UiPath>[^<]*|<(?!Callout)[^>\s][^>]*>|^( +)(?:sample|body): \|\n(?:\2 .*\n)+/gm

/** Finds words of which the project uses another one (`data/terms.yaml`). */
export function checkTerms(root: string): Problem[] {
  if (!existsSync(path.join(root, TERMS_FILE))) return []
  const reading = readYaml(root, TERMS_FILE, termsSchema)
  if (!reading.ok) return [...reading.problems]
  return proseFiles(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(LITERAL, blank)
    return reading.value.flatMap((term) => wrongTerms(file, text, term))
  })
}

/** Pages, partials and data that readers see. */
export function proseFiles(root: string): string[] {
  return ['pages', 'partials', 'data']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(?:mdx|yaml)$/.test(file) && !NOT_PROSE.test(file))
}

function wrongTerms(file: string, text: string, term: Term): Problem[] {
  if (term.files.some((allowed) => file.startsWith(allowed))) return []
  const prose = term.phrases.reduce((rest, phrase) => rest.replaceAll(phrase, blank), text)
  return term.wrong.flatMap((wrong) =>
    [...prose.matchAll(pattern(wrong, term.right))].map(
      ({ 0: found, index }): Problem => ({
        severity: 'error',
        file,
        line: prose.slice(0, index).split('\n').length,
        field: 'term',
        found: `"${found.replace(/\s+/g, ' ')}"`,
        expected: `"${term.right}"`,
      }),
    ),
  )
}

/** Words over a line break too. Where only capitals are wrong, the beginning of a sentence is not looked at. */
function pattern(wrong: string, right: string): RegExp {
  const words = wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
  return wrong.toLowerCase() === right.toLowerCase()
    ? new RegExp(`(?<=[\\p{Ll},] )${words}s?\\b`, 'gu')
    : new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'giu')
}

/** Keeps the lines where they are. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
