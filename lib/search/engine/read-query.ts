import type { SynonymGroup } from '../../content/search/search-words'
import { type Found, type SectionIndex, WORD_WEIGHTS } from './section-index'
import { contentWords, stem, type Word, wordsOf } from './tokenize'

/**
 * Minimum length of a prefix that is looked up in all fields. Shorter prefixes match too many words, so they are looked
 * up in titles and headings only.
 */
const SHORTEST_PREFIX = 3
/** Minimum length of each half of a split word; when `guesses` splits a word, SHORTEST_PREFIX applies. */
const SHORTEST_HALF = 2
const SHORTEST_UNFINISHED = 5
const LONGEST_ENDING = 4
/** Maximum number of words in a phrase that is looked up as a unit. */
const LONGEST_PHRASE = 4
/** Minimum word length for tolerating one typo, and for tolerating two. */
const MISSPELT_FROM = [4, 6] as const

/** A query word with its matches, including other spellings, synonyms, and corrections. */
export type QueryWord = Found & { readonly written: string }

export function readQuery(
  query: string,
  index: SectionIndex,
  synonyms: readonly SynonymGroup[],
): QueryWord[] {
  const all = wordsOf(query).flatMap((word) => splitCompound(word, index))
  const phrases = phrasesIn(all)
  const meanings = synonyms.flatMap(({ words, from = words }) => {
    const stems = from.map((phrase) => joinedStem(wordsOf(phrase)))
    return phrases.flatMap((phrase) => {
      const position = stems.indexOf(joinedStem(phrase))
      return position === -1
        ? []
        : [{ phrase, others: words.filter((word) => word !== from[position]) }]
    })
  })
  return contentWords(all).map((word) => {
    const { written, token } = word
    const isLast = word === all.at(-1)
    const exact = index.find([stem(token)])
    const fields = token.length < SHORTEST_PREFIX ? { fields: ['title', 'heading'] } : {}
    const known = [
      exact,
      ...(isLast || !isFound(exact) ? [index.find([token], { prefix: true, ...fields })] : []),
      ...phrases
        .filter((phrase) => phrase.includes(word))
        .flatMap((phrase) => formsOf(phrase, index)),
      ...meanings
        .filter(({ phrase }) => phrase.includes(word))
        .flatMap(({ others }) =>
          others.flatMap((synonym) => formsOf(wordsOf(synonym), index, true)),
        ),
    ].filter(isFound)
    const guessed = known.length > 0 ? [] : guesses(token, isLast, index)
    return { written, ...bestOf(known.length > 0 ? known : firstFound(guessed)) }
  })
}

function isFound({ scores }: Found): boolean {
  return scores.size > 0
}

function firstFound(all: Iterable<Found>): Found[] {
  for (const found of all) if (isFound(found)) return [found]
  return []
}

/**
 * Splits a word such as `loadbalancer` if its halves occur side by side in more than twice as many sections as the
 * whole word does.
 */
function splitCompound(word: Word, index: SectionIndex): Word[] {
  const together = index.find([stem(word.token)]).scores.size
  const halves = halvesOf(word.token).find((both) => {
    const stems = both.map((half) => stem(half))
    return stems.every((half) => index.has(half)) && index.find(stems).scores.size > 2 * together
  })
  return halves === undefined ? [word] : wordsOf(halves.join(' '))
}

function phrasesIn(words: readonly Word[]): (readonly Word[])[] {
  return words.flatMap((_, start) =>
    words
      .slice(start, start + LONGEST_PHRASE)
      .map((_, more) => words.slice(start, start + more + 1)),
  )
}

function joinedStem(words: readonly Word[]): string {
  return stem(words.map(({ token }) => token).join(''))
}

/**
 * Finds sections with other spellings of a phrase, such as `loadbalancer` or `load-balancer` for `load balancer`.
 * @param isSynonym whether the phrase is a synonym of words in the query; its matches then weigh less, and include
 * sections with the phrase as given
 */
function formsOf(phrase: readonly Word[], index: SectionIndex, isSynonym = false): Found[] {
  const [first] = phrase
  const isWord = phrase.length === 1
  const parts = isWord && first !== undefined ? first.terms.slice(1).map(({ term }) => term) : []
  const apart = isWord
    ? halvesOf(first?.token ?? '')
        .map((halves) => halves.map(stem))
        .filter((halves) => halves.every((half) => index.has(half)))
    : []
  const whole = joinedStem(phrase)
  const asGiven = contentWords([...phrase]).map(({ token }) => stem(token))
  const weight = isSynonym ? WORD_WEIGHTS.synonym : 1
  const find = (terms: readonly string[], share = 1) =>
    index.find(terms, { weight: weight * share })
  return [
    ...(index.has(whole) && (isSynonym || !isWord) ? [find([whole])] : []),
    ...(isSynonym && !isWord ? [find(asGiven)] : []),
    ...(parts.length > 1 ? [find(parts, WORD_WEIGHTS.parts)] : []),
    ...apart.map((halves) => find(halves, WORD_WEIGHTS.parts)),
  ]
}

function isLong({ length }: string): boolean {
  return length >= SHORTEST_PREFIX
}

function halvesOf(token: string): string[][] {
  if (!/^[a-z]+$/.test(token)) return []
  const halves = []
  for (let at = SHORTEST_HALF; at <= token.length - SHORTEST_HALF; at += 1)
    halves.push([token.slice(0, at), token.slice(at)])
  return halves
}

/** Guesses what a word that no page contains could mean; the most likely guess comes first. */
function* guesses(token: string, isLast: boolean, index: SectionIndex): Generator<Found> {
  // `event` and `responses` for `eventresponses`
  for (const halves of halvesOf(token).filter((both) => both.every(isLong)))
    yield index.find(halves.map(stem), { weight: WORD_WEIGHTS.parts, isApart: true })
  // `install` for `installati`, an unfinished `installation`: the index contains only the stem, `install`
  const longest = isLast ? Math.min(LONGEST_ENDING, token.length - SHORTEST_UNFINISHED) : 0
  for (let ending = 1; ending <= longest; ending += 1) yield index.find([token.slice(0, -ending)])
  // `unregister` is not a misspelling of `register`
  const opposite = token.replace(/^(?:de|dis|non|un)/, '')
  if (opposite !== token && index.has(stem(opposite))) return
  for (const [errors, letters] of MISSPELT_FROM.entries())
    if (token.length >= letters) yield index.find([stem(token)], { fuzzy: errors + 1 })
}

function bestOf(all: readonly Found[]): Found {
  const best: Found = { scores: new Map(), terms: new Set() }
  for (const { scores, terms } of all) {
    for (const [section, score] of scores)
      best.scores.set(section, Math.max(score, best.scores.get(section) ?? 0))
    for (const term of terms) best.terms.add(term)
  }
  return best
}
