import { siteConfig } from '../../content/settings/site-config'
import { asProduct, type Product } from '../../site/products'
import type { IndexedPage } from '../search-index'
import {
  contentWords,
  joinedContent,
  partsOf,
  queryWordsOf,
  stem,
  stemsOf,
  type Word,
} from './tokenize'

/** This product's name is a word of its own, so it counts as a name only beside words from the titles of its pages. */
const ALSO_A_WORD: Product = 'stream'

/** Parts of a message that differ from run to run: dates, times with seconds, hashes, and file paths. */
const NOISE = [
  /\b\d{4}([-/])\d\d\1\d\d(?!\d)/g,
  /\b\d\d(?::\d\d){2}(?:[.,:;]\d+)?/g,
  /\b(?=[a-f-]*\d)(?=[\d-]*[a-f])[\da-f]{8,}(?:-[\da-f]{4,})*\b/g,
  /(?<![\w/:.])(?:\/(?:dev|etc|home|mnt|opt|root|run|tmp|usr|var)\b|[a-z]:\\|\\\\)[^\s"',;:)\]]*/gi,
]
/** A verb that would find the logs without its second word, which is a stop word. */
const LOG_IN = /\blog(?:ged|ging)? (?:in|on)(?:to)?\b/gi
/** Words with which readers say that something fails. */
const SYMPTOM =
  /\b(?:no|not|never|nothing|cannot|(?:are|ca|did|does|do|has|is|was|wo)n['’]?t|unable|fail\w*|stop(?:s|ped)|broken|crash\w*|offline|down$|gone|dead|lost|missing|stuck|hangs?|freezes|frozen|black|ignore[sd]?|disconnect\w*|disappear\w*|unreachable|problem|warning|wrong|error|out of)\b/i
/** Minimum number of words that a query without noise must have. */
const FEWEST_WORDS = 2

/** A query, parsed. The words leave out stop words, and a product that the query names as such. */
export type ParsedQuery = {
  readonly all: readonly Word[]
  readonly words: readonly Word[]
  readonly product: Product | null
  readonly isSymptom: boolean
  /** Whether one of its words is the title of a page. */
  readonly namesPage: boolean
  readonly joined: string
  readonly stems: readonly string[]
  readonly parts: readonly string[]
}

/** Finds the words to search in a query, and the product that it names. */
export class QueryParser {
  /** The words that stand beside the product's name in titles and keywords of its pages. */
  private readonly besideProduct = new Map<Product | null, Set<string>>()
  private readonly titles: ReadonlySet<string>

  constructor(pages: readonly IndexedPage[]) {
    this.titles = new Set(pages.map(({ title }) => joinedContent(title)))
    for (const { product, title, keywords } of pages) {
      const sidebar = Object.values(siteConfig.sidebars).find((found) => found.product === product)
      const beside = [title, ...keywords].filter((name) => sidebar && name.includes(sidebar.label))
      const known = this.besideProduct.get(product) ?? []
      this.besideProduct.set(product, new Set([...known, ...beside.flatMap(stemsOf)]))
    }
  }

  parse(query: string): ParsedQuery {
    const all = queryWordsOf(withoutNoise(query).replace(LOG_IN, 'login'))
    const words = contentWords(all)
    const named = new Set(words.flatMap(({ token }) => asProduct(token) ?? []))
    const [product = null] = named
    const others = words.filter(({ token }) => asProduct(token) === null)
    const beside = this.besideProduct.get(product)
    const isClear = product !== ALSO_A_WORD || others.some(({ token }) => beside?.has(stem(token)))
    const isProduct = named.size === 1 && isClear
    return {
      all,
      words: isProduct && others.length > 0 ? others : words,
      product: isProduct ? product : null,
      isSymptom: SYMPTOM.test(query),
      namesPage: words.some(({ token }) => this.titles.has(token)),
      joined: joinedContent(query),
      stems: stemsOf(query),
      parts: partsOf(query),
    }
  }
}

function withoutNoise(query: string): string {
  const rest = NOISE.reduce((text, form) => text.replace(form, ' '), query)
  return contentWords(queryWordsOf(rest)).length < FEWEST_WORDS ? query : rest
}
