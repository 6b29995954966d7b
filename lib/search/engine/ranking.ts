/** What a match counts. Set for the whole query set of `npm run measure -- eval`, never for a single query. */

export const PAGE_BOOSTS = {
  title: 8,
  keywords: 4,
  headings: 3,
  names: 2,
  description: 2,
  text: 1,
} as const

/** By field of a section, when the section to land on is chosen. */
export const SECTION_BOOSTS = { heading: 5, names: 3, above: 1, text: 2 } as const

/** By the way a word of the query led to a term of the index. */
export const TERM_WEIGHTS = {
  exact: 1,
  joined: 1,
  stem: 0.8,
  prefix: 0.85,
  parts: 0.7,
  synonym: 0.7,
  split: 0.7,
  misspelt: 0.6,
} as const

/** A prefix of a word that is a word itself counts less. */
export const PREFIX_OF_KNOWN_WORD = 0.5
/** Share of the best section's score in the score of its page. */
export const SECTION_SHARE = 1
/** What a section gains whose words stand together in one paragraph, row or command. */
export const TOGETHER_SHARE = 0.5
/** Pages that hold fewer of the words fall behind by this power. */
export const COVERAGE_POWER = 2
/** Pages that hold less than this share of what the best page holds are no results. */
export const LEAST_COVERAGE = 0.6
/** Least share of the query a page must hold, as long as any page does. */
export const LEAST_MATCH = 0.5
/** How far the kind of a page moves it, 0 to 1. */
export const RANK_SHARE = 0.5
/** Sections of one page among the hits, and how good the others must be beside the best. */
export const HITS_OF_PAGE = { most: 3, least: 0.6 } as const
/** Pages whose sections are looked through; pages after these give one hit, their top. */
export const PAGES_IN_DETAIL = 30
/** What a page gains that has all of the query as a phrase among its keywords. */
export const PHRASE_SHARE = 3
/** What a page gains that asks all of the query in one of its questions. */
export const QUESTION_SHARE = 4
/** What is left of the score of a page whose product the query does not name, when it names the other. */
export const OTHER_PRODUCT = 0.4
/** What a page gains that is of the product the reader is reading, and what the page itself gains. */
export const READING_SHARE = { product: 0.3, page: 0.1 } as const
/** Added to a section whose heading equals the query. */
export const HEADING_IS_QUERY = 2
/** Share of words that two sections have in common when one is a copy of the other. */
export const LEAST_COPIED = 0.7

/**
 * Selects the best few of many in one pass, so that a keystroke sorts no more than it shows.
 * @param compare as for sorting; less than 0 for a better first item
 * @returns the best in their order, the others in the order they came in
 */
export function bestFirst<Item>(
  items: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): { best: Item[]; others: Item[] } {
  const best: Item[] = []
  for (const item of items) {
    const last = best[count - 1]
    if (last !== undefined && compare(item, last) >= 0) continue
    let place = Math.min(best.length, count - 1)
    while (place > 0 && isBetter(item, best[place - 1], compare)) place -= 1
    best.splice(place, 0, item)
    best.length = Math.min(best.length, count)
  }
  const chosen = new Set(best)
  return { best, others: items.filter((item) => !chosen.has(item)) }
}

function isBetter<Item>(
  item: Item,
  other: Item | undefined,
  compare: (a: Item, b: Item) => number,
): boolean {
  return other !== undefined && compare(item, other) < 0
}
