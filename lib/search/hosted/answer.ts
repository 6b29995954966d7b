import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  type ProductFacet,
  type RecordType,
} from '../../content/search/search-record'
import { sanitizeMarked } from '../marked-text'
import { type Hit, type SearchAnswer, SearchError } from '../search-client'

const RECORD_TYPES: readonly RecordType[] = [
  ...(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const),
]

/**
 * Reads what the provider answered (§7): `results[0]`; hits without address or page title are left out.
 * @throws SearchError when it is no such answer
 */
export function readHostedAnswer(answer: unknown): SearchAnswer {
  const results = property(answer, 'results')
  const [found, counted]: readonly unknown[] = Array.isArray(results) ? results : []
  const hits = property(found, 'hits')
  if (!Array.isArray(hits))
    throw new SearchError('protocol', 'hosted search: the answer has no results[0].hits')
  const read = hits.map(readHit).filter((hit) => hit !== null)
  const total = property(found, 'nbHits')
  const counts = property(property(counted ?? found, 'facets'), 'product')
  return {
    hits: read,
    total: typeof total === 'number' && total >= read.length ? total : read.length,
    facets: { stream: countOf(counts, 'stream'), ftc: countOf(counts, 'ftc') },
    suggestions: [],
    queryId: text(property(found, 'queryID')),
  }
}

function readHit(value: unknown): Hit | null {
  const url = text(property(value, 'url'))
  const hierarchy = readHierarchy(property(value, 'hierarchy'), text)
  if (url === null || hierarchy.lvl0 === null) return null
  const type = property(value, 'type')
  const product = property(value, 'product')
  const content = text(property(value, 'content'))
  const snippets = property(value, '_snippetResult')
  const marks = property(property(value, '_highlightResult'), 'hierarchy')
  const marked = readHierarchy(marks, (entry) => text(property(entry, 'value')))
  const snippet = text(property(property(snippets, 'content'), 'value')) ?? content
  return {
    objectID: text(property(value, 'objectID')) ?? url,
    url,
    type: RECORD_TYPES.find((known) => known === type) ?? 'content',
    hierarchy,
    content,
    product: product === 'stream' || product === 'ftc' ? product : null,
    highlighted: {
      hierarchy: mapHierarchy((level) => sanitized(marked[level] ?? hierarchy[level])),
      content: sanitized(snippet),
    },
  }
}

function readHierarchy(value: unknown, read: (entry: unknown) => string | null): Hierarchy {
  return mapHierarchy((level) => read(property(value, level)))
}

function mapHierarchy(read: (level: keyof Hierarchy) => string | null): Hierarchy {
  const [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = HIERARCHY_LEVELS.map(read)
  return {
    lvl0: lvl0 ?? null,
    lvl1: lvl1 ?? null,
    lvl2: lvl2 ?? null,
    lvl3: lvl3 ?? null,
    lvl4: lvl4 ?? null,
    lvl5: lvl5 ?? null,
    lvl6: lvl6 ?? null,
  }
}

function sanitized(value: string | null): string | null {
  return value === null ? null : sanitizeMarked(value)
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function countOf(counts: unknown, product: ProductFacet): number {
  const count = property(counts, product)
  return typeof count === 'number' ? count : 0
}
