import {
  type PageEntry,
  type TextsFile,
  type TitlesFile,
  unpackPage,
  withLateSections,
} from '../index-payload'
import { FieldIndex, PageIndex } from './page-index'
import { PageNames } from './page-names'
import { collecting, PageSections, type Section, sectionsOfPage, termReader } from './sections'
import { Vocabulary } from './vocabulary'

/** Which pages a reader searches: those of the page's language and docs version, specification §5. */
export type SearchScope = { readonly language: string; readonly tags: readonly string[] }

/** The pages of a scope, read into vocabulary and indexes; a page is known by its place among them. */
export class SearchedPages {
  readonly all: readonly PageEntry[]
  readonly vocabulary = new Vocabulary()
  readonly names: readonly PageNames[]
  readonly index: PageIndex
  readonly sections: PageSections[]
  /** Index of each page in the index files. */
  private readonly fileIndexes: readonly number[]

  constructor(titles: TitlesFile, scope: SearchScope) {
    const inScope = titles.packedPages
      .map((page, index) => ({ page: unpackPage(page), index }))
      .filter(({ page }) => page.language === scope.language && scope.tags.includes(page.tag))
    this.all = inScope.map(({ page }) => page)
    this.fileIndexes = inScope.map(({ index }) => index)
    this.names = this.all.map((page) => new PageNames(page))
    const heads = {
      title: new FieldIndex('title'),
      keywords: new FieldIndex('keywords'),
      headings: new FieldIndex('headings'),
      names: new FieldIndex('names'),
      description: new FieldIndex('description'),
    }
    this.sections = this.all.map((page, id) => {
      const read = termReader(this.vocabulary, id)
      const title = read(page.title)
      // Each string is read once, for the sections and for the page: the reader's first key waits for it.
      const headings = collecting(read)
      const names = collecting(read)
      const readParts = { heading: headings.read, names: names.read }
      const sections = [...sectionsOfPage(page.title, title, page.sections, readParts)]
      heads.title.add(id, title)
      heads.keywords.add(id, read(page.keywords))
      heads.headings.add(id, headings.terms)
      heads.names.add(id, names.terms)
      heads.description.add(id, read(page.description))
      return new PageSections(sections)
    })
    this.index = new PageIndex(Object.values(heads), this.all.length)
  }

  /** Adds the passages of all pages in slices, so that queries run in between. */
  async addTexts(file: TextsFile, pause: Pause): Promise<void> {
    const slices = new Slices(pause)
    const index = new FieldIndex('text')
    for (const [id, fileIndex] of this.fileIndexes.entries()) {
      const page = this.all[id]
      const content = file.pages[fileIndex]
      if (page === undefined || content === undefined) continue
      const read = termReader(this.vocabulary, id)
      const words = collecting(read)
      for (const [, [, , heading, names]] of content.late) {
        words.read(`${heading} ${names}`)
        await slices.next()
      }
      const entries = withLateSections(page.sections, content.late)
      const sections: Section[] = []
      const readParts = { heading: read, names: read }
      for (const section of sectionsOfPage(page.title, read(page.title), entries, readParts)) {
        const texts = content.texts[sections.length] ?? []
        section.texts = texts.map((text) => file.pool[text] ?? '')
        section.textTerms = section.texts.map((text) => Uint32Array.from(words.read(text)))
        sections.push(section)
        await slices.next()
      }
      this.sections[id] = new PageSections(sections)
      index.add(id, words.terms)
    }
    this.index.setText(index)
  }
}

/** Yields to other tasks on the thread. */
export type Pause = () => Promise<void>

/** Milliseconds of work between two pauses: a key that comes meanwhile waits no longer. */
const SLICE_MS = 4

/** Cuts long work into slices. */
export class Slices {
  private readonly pause: Pause
  private readonly now: () => number
  private start: number

  /** @param now the time in milliseconds */
  constructor(pause: Pause, now = () => performance.now()) {
    this.pause = pause
    this.now = now
    this.start = now()
  }

  /** To be awaited between small pieces of the work: pauses when the slice is used up. */
  async next(): Promise<void> {
    if (this.now() - this.start < SLICE_MS) return
    await this.pause()
    this.start = this.now()
  }
}
