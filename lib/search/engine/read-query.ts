import type { SynonymGroup } from '../../content/search/search-words'
import { WORD_WEIGHTS } from './ranking'
import type { Found, SectionIndex } from './section-index'
import { contentWords, stem, stemsOf, type Word, wordsOf } from './tokenize'

/** Fewer letters begin too many words: they are looked for in titles and headings, and no word is split there. */
const SHORTEST_PREFIX = 3
const SHORTEST_UNFINISHED = 5
const LONGEST_ENDING = 4
/** From how many letters on a word may have one typing error, or two. */
const MISSPELT_FROM = [4, 6] as const

/** Finds for each word of a query, but words that say nothing, the sections that hold it in any form. */
export function readQuery(
  query: string,
  index: SectionIndex,
  synonyms: readonly SynonymGroup[],
): Found[] {
  const last = wordsOf(query).at(-1)
  const words = contentWords(wordsOf(query))
  const synonymsOf = readSynonyms(words, synonyms)
  return words.map((word) => {
    const { token, terms } = word
    const isLast = word === last
    const exact = index.find([stem(token)])
    const fields = token.length < SHORTEST_PREFIX ? { fields: ['title', 'heading'] } : {}
    const parts = terms.slice(1).map(({ term }) => term)
    const known = [
      exact,
      ...(isLast || !isFound(exact) ? [index.find([token], { prefix: true, ...fields })] : []),
      ...(parts.length > 1
        ? [index.find(parts, { weight: WORD_WEIGHTS.parts / parts.length })]
        : []),
      ...synonymsOf(word).map((other) => index.find(other, { weight: WORD_WEIGHTS.synonym })),
    ].filter(isFound)
    if (known.length > 0) return bestOf(known)
    for (const guess of guesses(token, isLast, index)) if (isFound(guess)) return guess
    return bestOf([])
  })
}

function isFound({ scores }: Found): boolean {
  return scores.size > 0
}

/** What the reader may have meant by a word that is nowhere, the most probable first. */
function* guesses(token: string, isLast: boolean, index: SectionIndex): Generator<Found> {
  // `load balancer` for `loadbalancer`
  for (let at = SHORTEST_PREFIX; at <= token.length - SHORTEST_PREFIX; at += 1) {
    const halves = [token.slice(0, at), token.slice(at)]
    yield index.find(halves.map(stem), { weight: WORD_WEIGHTS.parts })
  }
  // `install` for `installati`, whose ending the index leaves out
  const longest = isLast ? Math.min(LONGEST_ENDING, token.length - SHORTEST_UNFINISHED) : 0
  for (let ending = 1; ending <= longest; ending += 1) yield index.find([token.slice(0, -ending)])
  // `unregister` is no misspelt `register`
  const opposite = token.replace(/^(?:de|dis|non|un)/, '')
  if (opposite !== token && isFound(index.find([stem(opposite)]))) return
  for (const [errors, letters] of MISSPELT_FROM.entries())
    if (token.length >= letters) yield index.find([stem(token)], { fuzzy: errors + 1 })
}

/** Gives for each word of a phrase that has synonyms their terms. */
function readSynonyms(words: readonly Word[], groups: readonly SynonymGroup[]) {
  const stems = words.map(({ token }) => stem(token))
  const found = groups.flatMap(({ words: group, from = group }) =>
    from.flatMap((phrase) => {
      const asked = stemsOf(phrase)
      const start = stems.findIndex((_, at) =>
        asked.every((one, place) => stems[at + place] === one),
      )
      const others = group.filter((other) => other !== phrase).map(stemsOf)
      return start === -1 ? [] : [{ words: words.slice(start, start + asked.length), others }]
    }),
  )
  return (word: Word) => found.flatMap(({ words, others }) => (words.includes(word) ? others : []))
}

/** Each section by the best of what was found. */
function bestOf(all: readonly Found[]): Found {
  const best: Found = { scores: new Map(), terms: new Set() }
  for (const { scores, terms } of all) {
    for (const [section, score] of scores)
      best.scores.set(section, Math.max(score, best.scores.get(section) ?? 0))
    for (const term of terms) best.terms.add(term)
  }
  return best
}
