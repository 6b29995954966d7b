import type { SynonymGroup } from '../../content/search/search-words'
import { PREFIX_OF_KNOWN_WORD, TERM_WEIGHTS } from './ranking'
import { queryWords } from './tokenize'
import type { Vocabulary } from './vocabulary'
import { contentWordFlags, stem } from './words'

/** Terms that together stand for a word of the query. */
export type Alternative = { readonly terms: readonly string[]; readonly weight: number }

/** A word of the query, with all terms of the index that can match it. */
export type QueryTerm = {
  readonly alternatives: readonly Alternative[]
  /** Weight of the word, about 0.3 to 1.3. */
  readonly importance: number
  /** False when the word itself is nowhere, only words that look like it. */
  readonly isKnown: boolean
}

/** Weight of a word that every page has. */
const LEAST_IMPORTANCE = 0.3
/** Weight of a word found nowhere: less than most, so that one unknown word does not spoil a good query. */
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
): QueryTerm[] {
  const words = queryWords(query).slice(0, MOST_WORDS)
  const tokens = words.map((word) => word.token)
  const isContentWord = contentWordFlags(tokens)
  const joined = joinedTerms(tokens, vocabulary)
  const other = synonymTerms(tokens, synonyms, vocabulary)
  return words.flatMap(({ token, parts }, index) => {
    if (!isContentWord[index]) return []
    const isLast = index === words.length - 1
    if (token.length === 1 && words.length > 1 && !vocabulary.has(token)) return []
    const known = [
      ...knownAlternatives(token, parts, isLast, vocabulary),
      ...(joined[index] ?? []),
      ...(other[index] ?? []),
    ]
    const isKnown = known.length > 0
    const alternatives = isKnown ? best(known) : guessedAlternatives(token, isLast, vocabulary)
    const importance = importanceOf(alternatives, vocabulary, pageCount)
    return [{ alternatives, importance, isKnown }]
  })
}

/** Terms that the word is, in another form or not yet finished. */
function knownAlternatives(
  token: string,
  parts: readonly string[],
  isLast: boolean,
  vocabulary: Vocabulary,
): Alternative[] {
  const isTerm = vocabulary.has(token)
  const hasParts = parts.length > 1 && parts.every((part) => vocabulary.has(part))
  return [
    ...(isTerm ? [one(token, TERM_WEIGHTS.exact)] : []),
    ...vocabulary.formsOf(token).map((form) => one(form, TERM_WEIGHTS.stem)),
    ...(hasParts ? [{ terms: parts, weight: TERM_WEIGHTS.parts }] : []),
    ...(isLast || !isTerm ? prefixed(token, isTerm, vocabulary) : []),
  ]
}

/** Terms that the reader may have meant. */
function guessedAlternatives(
  token: string,
  isLast: boolean,
  vocabulary: Vocabulary,
): Alternative[] {
  const split = splitTerms(token, vocabulary)
  if (split !== null) return [{ terms: split, weight: TERM_WEIGHTS.split }]
  const near = vocabulary.nearest(token)
  const terms = near.length > 0 || !isLast ? near : vocabulary.nearestBeginning(token)
  return terms
    .filter((term) => !isOpposite(token, term))
    .map((term) => one(term, TERM_WEIGHTS.misspelt))
}

/** `unregister` is no misspelt `register`. */
function isOpposite(word: string, term: string): boolean {
  const [prefix = ''] = /^(?:de|dis|non|un)/.exec(word) ?? []
  return prefix !== '' && stem(word.slice(prefix.length)) === stem(term)
}

function prefixed(token: string, isTerm: boolean, vocabulary: Vocabulary): Alternative[] {
  const weight = TERM_WEIGHTS.prefix * (isTerm ? PREFIX_OF_KNOWN_WORD : 1)
  return vocabulary
    .beginningWith(token)
    .map((term) => one(term, weight * (token.length / term.length) ** 0.25))
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

/** Cache of the words of the index's phrases, which every keystroke needs. */
const readPhrases = new Map<string, readonly string[]>()

function wordsOf(phrase: string): readonly string[] {
  const words = readPhrases.get(phrase) ?? queryWords(phrase).map((word) => word.token)
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
