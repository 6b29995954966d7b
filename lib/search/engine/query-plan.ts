import type { SynonymGroup } from '../../content/search/search-words'
import { PREFIX_OF_KNOWN_WORD, TERM_WEIGHTS } from './ranking'
import { queryWords } from './tokenize'
import type { Vocabulary } from './vocabulary'
import { spokenWords, stem } from './words'

/** Terms that together stand for a word of the query. */
export type Alternative = { readonly terms: readonly string[]; readonly weight: number }

/** A word of the query, with everything in the index that can stand for it. */
export type QueryUnit = {
  readonly alternatives: readonly Alternative[]
  /** How much the word says, about 0.3 to 1.3. */
  readonly importance: number
  /** False when the word itself is nowhere, only words that look like it. */
  readonly isKnown: boolean
}

/** Weight of a word that every page has. */
const LEAST_IMPORTANCE = 0.3
/** Weight of a word found nowhere: less than most, since whoever adds one to a good query still wants its pages. */
const UNKNOWN_IMPORTANCE = 0.5
/** Each word has a bit when sections are scored. */
const MOST_WORDS = 30
const MOST_JOINED = 3
const SHORTEST_SPLIT = 3

/** Says for each word of a query which terms of the index stand for it. */
export function planQuery(
  query: string,
  vocabulary: Vocabulary,
  synonyms: readonly SynonymGroup[],
  pageCount: number,
): QueryUnit[] {
  const words = queryWords(query).slice(0, MOST_WORDS)
  const wholes = words.map((word) => word.whole)
  const spoken = spokenWords(wholes)
  const joined = joinedTerms(wholes, vocabulary)
  const other = synonymTerms(wholes, synonyms, vocabulary)
  return words.flatMap(({ whole, parts }, index) => {
    if (!spoken[index]) return []
    const isLast = index === words.length - 1
    if (whole.length === 1 && words.length > 1 && !vocabulary.has(whole)) return []
    const known = [
      ...knownAlternatives(whole, parts, isLast, vocabulary),
      ...(joined[index] ?? []),
      ...(other[index] ?? []),
    ]
    const isKnown = known.length > 0
    const alternatives = isKnown ? best(known) : guessedAlternatives(whole, isLast, vocabulary)
    const importance = importanceOf(alternatives, vocabulary, pageCount)
    return [{ alternatives, importance, isKnown }]
  })
}

/** Terms that the word is, in another form or not yet finished. */
function knownAlternatives(
  whole: string,
  parts: readonly string[],
  isLast: boolean,
  vocabulary: Vocabulary,
): Alternative[] {
  const isTerm = vocabulary.has(whole)
  const hasParts = parts.length > 1 && parts.every((part) => vocabulary.has(part))
  return [
    ...(isTerm ? [one(whole, TERM_WEIGHTS.exact)] : []),
    ...vocabulary.formsOf(whole).map((form) => one(form, TERM_WEIGHTS.stem)),
    ...(hasParts ? [{ terms: parts, weight: TERM_WEIGHTS.parts }] : []),
    ...(isLast || !isTerm ? prefixed(whole, isTerm, vocabulary) : []),
  ]
}

/** Terms that the reader may have meant. */
function guessedAlternatives(
  whole: string,
  isLast: boolean,
  vocabulary: Vocabulary,
): Alternative[] {
  const split = splitTerms(whole, vocabulary)
  if (split !== null) return [{ terms: split, weight: TERM_WEIGHTS.split }]
  const near = vocabulary.nearest(whole)
  const terms = near.length > 0 || !isLast ? near : vocabulary.nearestBeginning(whole)
  return terms
    .filter((term) => !isOpposite(whole, term))
    .map((term) => one(term, TERM_WEIGHTS.misspelt))
}

/** `unregister` is no misspelt `register`. */
function isOpposite(word: string, term: string): boolean {
  const [prefix = ''] = /^(?:de|dis|non|un)/.exec(word) ?? []
  return prefix !== '' && stem(word.slice(prefix.length)) === stem(term)
}

function prefixed(whole: string, isTerm: boolean, vocabulary: Vocabulary): Alternative[] {
  const weight = TERM_WEIGHTS.prefix * (isTerm ? PREFIX_OF_KNOWN_WORD : 1)
  return vocabulary
    .beginningWith(whole)
    .map((term) => one(term, weight * (whole.length / term.length) ** 0.25))
}

/** `load balancer` for `loadbalancer`. */
function splitTerms(word: string, vocabulary: Vocabulary): string[] | null {
  for (let at = word.length - SHORTEST_SPLIT; at >= SHORTEST_SPLIT; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)]
    if (halves.every((half) => vocabulary.has(half))) return halves
  }
  return null
}

/** `geteventslist` for each of `get events list`. */
function joinedTerms(words: readonly string[], vocabulary: Vocabulary): Alternative[][] {
  const found: Alternative[][] = words.map(() => [])
  for (let start = 0; start < words.length; start += 1) {
    for (let count = 2; count <= MOST_JOINED && start + count <= words.length; count += 1) {
      const term = words.slice(start, start + count).join('')
      const isAtEnd = start + count === words.length
      const alternatives = [
        ...(vocabulary.has(term) ? [one(term, TERM_WEIGHTS.joined)] : []),
        ...(isAtEnd ? prefixed(term, false, vocabulary) : []),
      ]
      for (let index = start; index < start + count; index += 1) found[index]?.push(...alternatives)
    }
  }
  return found
}

/** For each word the synonyms of a phrase that it is part of. */
function synonymTerms(
  words: readonly string[],
  synonyms: readonly SynonymGroup[],
  vocabulary: Vocabulary,
): Alternative[][] {
  const found: Alternative[][] = words.map(() => [])
  for (const { words: group, from = group } of synonyms) {
    for (const phrase of from) {
      const asked = wordsOf(phrase)
      const start = words.findIndex((_, index) =>
        asked.every((word, offset) => stem(words[index + offset] ?? '') === stem(word)),
      )
      if (asked.length === 0 || start === -1) continue
      for (const synonym of group) {
        const terms = wordsOf(synonym)
        if (synonym === phrase || !terms.every((term) => vocabulary.has(term))) continue
        for (let index = start; index < start + asked.length; index += 1)
          found[index]?.push({ terms, weight: TERM_WEIGHTS.synonym })
      }
    }
  }
  return found
}

/** The words of phrases that come with the index: each key would read them anew. */
const readPhrases = new Map<string, readonly string[]>()

function wordsOf(phrase: string): readonly string[] {
  const words = readPhrases.get(phrase) ?? queryWords(phrase).map((word) => word.whole)
  readPhrases.set(phrase, words)
  return words
}

function importanceOf(
  alternatives: readonly Alternative[],
  vocabulary: Vocabulary,
  pageCount: number,
): number {
  const rarest = Math.log(1 + (pageCount + 0.5) / 0.5)
  const rarities = alternatives.map(
    ({ terms, weight }) =>
      weight * Math.max(...terms.map((term) => vocabulary.rarity(term, pageCount))),
  )
  return rarities.length === 0
    ? UNKNOWN_IMPORTANCE
    : LEAST_IMPORTANCE + Math.max(...rarities) / rarest
}

function one(term: string, weight: number): Alternative {
  return { terms: [term], weight }
}

/** Each combination of terms once, with its highest weight. */
function best(alternatives: readonly Alternative[]): Alternative[] {
  const byTerms = new Map<string, Alternative>()
  for (const alternative of alternatives) {
    const key = alternative.terms.join(' ')
    if ((byTerms.get(key)?.weight ?? 0) < alternative.weight) byTerms.set(key, alternative)
  }
  return [...byTerms.values()]
}
