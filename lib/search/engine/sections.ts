import { type SectionEntry, unpackAnchor } from '../index-payload'
import { tokenize } from './tokenize'
import type { Vocabulary } from './vocabulary'

/** A section of a page with the numbers of its terms. */
export type Section = {
  readonly anchor: string
  /** Names of the sections around it and its own, from H2 down. */
  readonly headings: readonly (string | null)[]
  /** 0 the page itself, 1 an H2, and so on. */
  readonly level: number
  readonly headingTerms: readonly number[]
  readonly aboveTerms: readonly number[]
  readonly nameTerms: readonly number[]
  texts: readonly string[]
  /** Of each passage. */
  textTerms: readonly Uint32Array[]
}

/** The terms of a string, by their numbers. */
export type ReadTerms = (text: string) => readonly number[]

/** Reads strings of one page into a vocabulary. */
export function termReader(vocabulary: Vocabulary, page: number): ReadTerms {
  return (text) => tokenize(text).map(({ term }) => vocabulary.add(term, page))
}

/** Reads strings and collects all of their terms. */
export function collecting(read: ReadTerms) {
  const terms: number[] = []
  const readAndKeep: ReadTerms = (text) => {
    const ids = read(text)
    for (const id of ids) terms.push(id)
    return ids
  }
  return { terms, read: readAndKeep }
}

/** The sections of a page one by one, without their passages. */
export function* sectionsOfPage(
  title: string,
  titleTerms: readonly number[],
  entries: readonly SectionEntry[],
  read: { readonly heading: ReadTerms; readonly names: ReadTerms },
): Generator<Section> {
  const trail: { text: string | null; terms: readonly number[] }[] = []
  for (const [level, anchor, heading, names] of entries) {
    const ownTerms = read.heading(heading)
    const headingTerms = level === 0 ? titleTerms : ownTerms
    if (level > 0) {
      trail.length = Math.min(trail.length, level - 1)
      while (trail.length < level - 1) trail.push({ text: null, terms: [] })
    }
    const aboveTerms = level === 0 ? [] : [...titleTerms, ...trail.flatMap((above) => above.terms)]
    if (level > 0) trail.push({ text: heading || null, terms: headingTerms })
    yield {
      anchor: unpackAnchor(anchor, heading),
      level,
      headings: level === 0 ? [title] : trail.map((above) => above.text),
      headingTerms,
      aboveTerms,
      nameTerms: level === 0 ? [...ownTerms, ...read.names(names)] : read.names(names),
      texts: [],
      textTerms: [],
    }
  }
}

/** The sections of a page, and which of them hold a term. */
export class PageSections {
  /** In reading order; the first is the page itself. */
  readonly all: readonly Section[]
  /** By term: the indexes of the sections that hold it of their own, in reading order. */
  private readonly holders = new Map<number, number[]>()

  constructor(all: readonly Section[]) {
    this.all = all
    for (const [index, { headingTerms, nameTerms, textTerms }] of all.entries()) {
      for (const terms of [headingTerms, nameTerms, ...textTerms]) this.note(terms, index)
    }
  }

  /** The sections that hold any of some terms, in reading order: a keystroke need not look at the others. */
  holding(terms: Iterable<number>): Section[] {
    const indexes = new Set<number>()
    for (const term of terms) for (const index of this.holders.get(term) ?? []) indexes.add(index)
    return [...indexes].sort((a, b) => a - b).flatMap((index) => this.all[index] ?? [])
  }

  private note(terms: ArrayLike<number>, section: number): void {
    for (let index = 0; index < terms.length; index += 1) {
      const term = terms[index] ?? 0
      const holders = this.holders.get(term)
      if (holders === undefined) this.holders.set(term, [section])
      else if (holders.at(-1) !== section) holders.push(section)
    }
  }
}
