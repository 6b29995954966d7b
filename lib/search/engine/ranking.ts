/** What a match counts. Set for the whole query set of `npm run measure -- eval`, never for a single query. */

export const FIELD_BOOSTS = {
  title: 8,
  heading: 6,
  questions: 5,
  keywords: 4,
  names: 2,
  description: 2,
  text: 1,
} as const

/** By the way a word of the query led to a term of the index; 1 when it is the term itself. */
export const WORD_WEIGHTS = { prefix: 0.85, parts: 0.7, synonym: 0.7, misspelt: 0.6 } as const

/** What the words of all sections of a page count, beside the score of its best section. */
export const PAGE_SHARE = 20
/** Share of the words found on the page that holds most of them which a result must hold. */
export const LEAST_HELD = 0.5
/** How far the kind of a page moves it, 0 to 1. */
export const RANK_SHARE = 0.5
/** What a page gains whose title, keyword or question holds all of the query. */
export const NAME_SHARE = 4
/** What a page gains that is of the product the reader is reading. */
export const READING_SHARE = 0.3
/** Sections of one page among the hits, and how good the others must be beside the best. */
export const HITS_OF_PAGE = { most: 3, least: 0.6 } as const
/** Share of words that two sections have in common when one is a copy of the other. */
export const LEAST_COPIED = 0.7
