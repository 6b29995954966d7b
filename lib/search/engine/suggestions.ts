import { pairSimilarity } from '../../content/navigation/nearest-routes'
import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../site/constants'
import type { PageEntry } from '../index-payload'

const LEAST_SIMILARITY = 0.3

/** A title or heading; in lower case, and its words. */
type Label = { readonly text: string; readonly lower: string; readonly words: readonly string[] }

/** Labels that have been read: a large site has tens of thousands, and each misspelt key compares all. */
const knownLabels = new WeakMap<readonly PageEntry[], readonly Label[]>()

/** Titles and headings that look most like a query that found nothing, and fit the input (§5). */
export function suggestQueries(query: string, pages: readonly PageEntry[]): string[] {
  const similarity = similarityTo(query.toLowerCase().trim())
  return labelsOf(pages)
    .map((label) => ({ text: label.text, value: similarity(label) }))
    .filter(({ value }) => value >= LEAST_SIMILARITY)
    .sort((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1))
    .slice(0, SEARCH_RESULTS.mostSuggestions)
    .map(({ text }) => text)
}

function labelsOf(pages: readonly PageEntry[]): readonly Label[] {
  const known = knownLabels.get(pages)
  if (known !== undefined) return known
  // The first section has the questions that the page answers, where the others have their heading.
  const texts = new Set(
    pages.flatMap(({ title, sections: [, ...sections] }) => [
      title,
      ...sections.map(([, , heading]) => heading),
    ]),
  )
  const short = [...texts].filter((text) => text.length <= SEARCH_INPUT_MAX_LENGTH)
  const labels = short.map((text) => {
    const lower = text.toLowerCase()
    return { text, lower, words: lower.split(/\s+/) }
  })
  knownLabels.set(pages, labels)
  return labels
}

/** A single word is compared with the words of a label, several words with all of it. */
function similarityTo(wanted: string): (label: Label) => number {
  if (wanted.includes(' ')) return ({ lower }) => pairSimilarity(wanted, lower)
  // Labels share most of their words.
  const known = new Map<string, number>()
  const ofWord = (word: string) => {
    const value = known.get(word) ?? pairSimilarity(wanted, word)
    known.set(word, value)
    return value
  }
  return ({ words }) => Math.max(...words.map(ofWord))
}
