import MiniSearch, { type Query } from 'minisearch'
import type { SynonymGroup } from '../../content/search/synonyms'
import { type Phrases, type SearchedSection, textsOf } from './hits'
import { joined, phraseOf, stem, stemsOf, termsOf, type Word, wordsOf } from './tokenize'

// Tune these numbers for the whole query set of `search-quality.test.ts`, never for a single query.
const NAME_BOOSTS = { title: 8, heading: 6, questions: 5, keywords: 4, names: 2 } as const
const FIELD_BOOSTS = { ...NAME_BOOSTS, description: 2, text: 1 } as const
/** Weights of indirect matches; an exact match has weight 1. */
const WEIGHTS = { prefix: 0.85, synonym: 0.7, fuzzy: 0.6, parts: 0.5, number: 0.1 } as const
/** Weight of a synonym where the word itself occurs: readers look for their own words first. */
const SYNONYM_BESIDE_WORD = 0.3
/** Weight of a compound, written as in the query, for each of its words. */
const COMPOUND = 5
/** Minimum length of each part of a word that is written without a sign between them, such as `timezone`. */
const SHORTEST_HALF = 3
/** Minimum word length for tolerating one typo, and for tolerating two. */
const MISSPELT_FROM = [4, 6] as const
/** Maximum number of words in a phrase that has synonyms. */
const LONGEST_PHRASE = 4

/** A query word with the scores of the sections that contain it, and the phrases to mark, as index terms. */
export type FoundWord = {
  readonly written: string
  readonly scores: ReadonlyMap<SearchedSection, number>
  readonly own: Phrases
  readonly synonyms: Phrases
  /** The sections that contain the word itself. They do without marked synonyms. */
  readonly literal: ReadonlySet<SearchedSection>
}

/** Finds the sections with a word: itself, its parts and halves, its synonyms, and words that it may misspell. */
export class WordFinder {
  private readonly synonyms = new Map<string, readonly string[]>()
  private readonly terms = new Set<string>()
  private readonly index = new MiniSearch({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: (text) => {
      const terms = termsOf(text)
      for (const term of terms) this.terms.add(term)
      return terms
    },
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_BOOSTS, weights: WEIGHTS, tokenize: (term) => [term] },
  })

  constructor(
    private readonly sections: readonly SearchedSection[],
    synonyms: readonly SynonymGroup[],
  ) {
    for (const { words, from = words } of synonyms)
      for (const phrase of from) {
        const key = stem(joined(wordsOf(phrase)))
        const others = words.filter((word) => word !== phrase)
        this.synonyms.set(key, [...(this.synonyms.get(key) ?? []), ...others])
      }
    this.index.addAll(sections.map(entryOf))
  }

  /** Finds a word, its parts, and its synonyms; without any, words that it may misspell. `words` is the whole query. */
  find(word: Word, words: readonly Word[]): FoundWord {
    const { written, token } = word
    const term = stem(token)
    const share = isNumber(word) && !words.every(isNumber) ? WEIGHTS.number : 1
    const fuzzy = MISSPELT_FROM.filter((from) => token.length >= from).length
    const around = phrasesAround(word, words)
    const joinedTerms = around.filter((phrase) => phrase !== term && this.terms.has(phrase))
    const wholeTerms = joinedTerms.filter(
      (whole) => !joinedTerms.some((longer) => longer !== whole && longer.includes(whole)),
    )
    const synonyms = around.flatMap((phrase) => this.synonyms.get(phrase) ?? [])
    const scores = new Map<SearchedSection, number>()
    const terms = new Set<string>()
    const add = (query: Query, weight = 1, isRight = (_: SearchedSection) => true): number => {
      const results = this.index.search(query).flatMap(({ id, score, match }) => {
        const section = this.sections[Number(id)]
        return section && isRight(section) ? [{ section, score, match }] : []
      })
      for (const { section, score, match } of results) {
        scores.set(section, Math.max(share * weight * score, scores.get(section) ?? 0))
        for (const found of Object.keys(match)) terms.add(found)
      }
      return results.length
    }
    add(term)
    for (const whole of wholeTerms) add(whole, whole === word.compound ? COMPOUND : 1)
    add({ queries: [token], prefix: word === words.at(-1) })
    const parts = word.terms.slice(1).map((part) => part.term)
    if (parts.length > 1) add(allOf(parts, WEIGHTS.parts))
    const compounds = this.halvesOf(token).flatMap(([start, end]) => {
      const half = [stem(start), stem(end)]
      const together = new RegExp(`${start}[-_. ]?${end}`, 'i')
      const isTogether = (section: SearchedSection) =>
        textsOf(section).some((text) => together.test(text))
      return add(allOf(half, WEIGHTS.parts), 1, isTogether) > 0 ? [half] : []
    })
    const literal = new Set(scores.keys())
    // A word with an ending of its own, such as `setup`, has the synonyms of the words that it joins.
    const isOwn = this.terms.has(term) && compounds.length === 0
    for (const synonym of synonyms)
      add(allOf(stemsOf(synonym), WEIGHTS.synonym), isOwn ? SYNONYM_BESIDE_WORD : 1)
    if (scores.size === 0) add({ queries: [term], fuzzy })
    const whole = [term, ...wholeTerms].map((name) => [name])
    const typed = [...whole, ...(parts.length > 1 ? [parts] : []), ...compounds]
    const phrases = synonyms.map(phraseOf)
    // Longer and similar words are marked only if the word itself is in no section.
    const known = [...typed, ...phrases].flat()
    const similar = [...terms].filter((name) => !terms.has(term) && !known.includes(name))
    const own = [...typed, ...similar.map((name) => [name])]
    return { written, scores, own, synonyms: phrases, literal }
  }

  /** The two words that a word may be written as: `time` and `zone` for `timezone`. */
  private halvesOf(token: string): (readonly [string, string])[] {
    if (!/^[a-z]+$/.test(token)) return []
    const isWord = (part: string) => part.length >= SHORTEST_HALF && this.terms.has(stem(part))
    const splits = token.split('').map((_, at) => [token.slice(0, at), token.slice(at)] as const)
    return splits.filter((halves) => halves.every(isWord))
  }
}

/** A query for all terms. MiniSearch multiplies scores by their number; dividing twice makes a phrase one word. */
function allOf(terms: readonly string[], weight: number): Query {
  const queries = [...terms]
  return { combineWith: 'AND', queries, boostTerm: () => weight / queries.length ** 2 }
}

/** The phrases of the query that contain a word, each joined to a term: words that others write as one. */
function phrasesAround(word: Word, words: readonly Word[]): string[] {
  const phrases = new Set<string>()
  const tokens = words.map(({ token }) => token)
  const at = words.indexOf(word)
  for (let start = Math.max(0, at - LONGEST_PHRASE + 1); start <= at; start += 1)
    for (let end = at + 1; end <= start + LONGEST_PHRASE; end += 1)
      phrases.add(stem(tokens.slice(start, end).join('')))
  return [...phrases]
}

function entryOf({ page, level, heading, names, passages }: SearchedSection, id: number) {
  const common = { id, names, text: passages.join('\n') }
  if (level > 0) return { ...common, heading }
  const [keywords, questions] = [page.keywords.join('\n'), page.questions.join('\n')]
  return { ...common, title: page.title, description: page.description, keywords, questions }
}

function isNumber({ token }: Word): boolean {
  return /^\d+(?:(?:\.\d+){3})?$/.test(token)
}
