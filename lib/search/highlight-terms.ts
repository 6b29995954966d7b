import { contentWords, joined, partsOf, stem, type Token, wordsOf } from './engine/tokenize'
import type { Hit } from './search-client'

/** A range of a string; `end` is exclusive. */
export type TextRange = { readonly start: number; readonly end: number }

const MAX_OTHER_TERMS = 12

/**
 * The words to highlight on a hit's page: the typed words, then at most MAX_OTHER_TERMS other matches, such as synonyms
 * and corrected spellings. Typed stop words are left out, unless the query has no other words. Parts of a typed name,
 * such as `Event` in `AddEvent`, do not count as matches.
 */
export function highlightTerms(hit: Hit, query: string): readonly string[] {
  const typed = contentWords(wordsOf(query))
  const parts = new Set(typed.flatMap(({ terms }) => terms.slice(1).map(({ term }) => term)))
  const others = [hit.page.title, ...hit.headings, hit.snippet]
    .flat()
    .filter(({ text, isMatch }) => isMatch && !parts.has(stem(joined(text))))
    .map(({ text }) => text.trim().toLowerCase())
  const words = typed.map(({ written }) => written.toLowerCase())
  return [...new Set([...words, ...[...new Set(others)].slice(0, MAX_OTHER_TERMS)])]
}

/** Matches the text between two parts of a compound, such as `load-balancer`: one of these characters, or nothing. */
const JOINT = /^[\s\-_.'’]?$/
/** Maximum number of letters by which an inflected form can be longer than its term. */
const LONGEST_ENDING = 8

/**
 * Finds terms and their inflected forms in a string. A match is a word, a part of a name such as `AddEvent`, or a
 * compound, whether written as one word or as several.
 */
export function findTerms(text: string, terms: readonly string[]): readonly TextRange[] {
  const wanted = new Set(terms.flatMap((term) => [joined(term), stem(joined(term))]))
  wanted.delete('')
  const longest = Math.max(0, ...[...wanted].map(({ length }) => length)) + LONGEST_ENDING
  const parts = partsOf(text)
  const ranges: TextRange[] = []
  for (let from = 0; from < parts.length; from += 1) {
    const count = longestRun(text, parts, from, wanted, longest)
    const [first, last] = [parts[from], parts[from + count - 1]]
    if (count === 0 || first === undefined || last === undefined) continue
    ranges.push({ start: first.start, end: last.end })
    from += count - 1
  }
  return ranges
}

/** Number of consecutive parts, starting at `from`, that form the longest wanted word; 0 if there is none. */
function longestRun(
  text: string,
  parts: readonly Token[],
  from: number,
  wanted: ReadonlySet<string>,
  longest: number,
): number {
  let run = ''
  let count = 0
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at]
    if (part === undefined) break
    if (at > from && !JOINT.test(text.slice(parts[at - 1]?.end, part.start))) break
    run += part.term
    if (run.length > longest) break
    if (wanted.has(run) || wanted.has(stem(run))) count = at - from + 1
  }
  return count
}
