import type { SearchRecord } from '../../lib/content/search/search-record'

const SYLLABLES = 'ba co di fe gu ka lo mi ne pu ra so ti ve xu za bor cal den fin'.split(' ')
/** Of the longer words, the share that other pages would not have. */
const OWN_WORDS = 0.5
const LONGER_WORD = /\p{L}{6,}/gu

/**
 * Makes the records of a larger site from those of this one: copies of its pages in which part of the words are others,
 * so that vocabulary and bytes grow as they would. Same input, same output.
 * @param pageCount pages the larger site has
 */
export function multiplyRecords(
  pages: readonly (readonly SearchRecord[])[],
  pageCount: number,
): SearchRecord[] {
  return Array.from({ length: pageCount }, (_, index) => {
    const copy = Math.floor(index / pages.length)
    const records = pages[index % pages.length] ?? []
    return copy === 0 ? records : records.map((record) => copyRecord(record, copy))
  }).flat()
}

function copyRecord(record: SearchRecord, copy: number): SearchRecord {
  const { page, headings, text, names } = record
  const change = (words: string) => changeWords(words, copy)
  return {
    ...record,
    page: {
      ...page,
      route: `${page.route}-${copy}`,
      title: change(page.title),
      description: change(page.description),
      keywords: page.keywords.map(change),
    },
    headings: headings.map((heading) => heading && change(heading)),
    text: text && change(text),
    names: names.map(change),
  }
}

/** The same word becomes the same other word everywhere in one copy. */
function changeWords(text: string, copy: number): string {
  return text.replace(LONGER_WORD, (word) => {
    const number = hashOf(`${copy} ${word}`)
    return (number % 1000) / 1000 < OWN_WORDS ? madeUpWord(number) : word
  })
}

function madeUpWord(number: number): string {
  return [0, 5, 10, 15]
    .map((shift) => SYLLABLES[(number >>> shift) % SYLLABLES.length] ?? '')
    .join('')
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0
  return hash
}
