import { z } from 'zod'
import type { SearchRecord } from '../../content/search/search-record'
import type { PageStore } from './page-store'

const text = z.string().nullable()
const level = z.enum(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'])
const recordSchema = z.object({
  objectID: z.string(),
  url: z.string(),
  type: z.union([level, z.literal('content')]),
  hierarchy: z.object({
    lvl0: text,
    lvl1: text,
    lvl2: text,
    lvl3: text,
    lvl4: text,
    lvl5: text,
    lvl6: text,
  }),
  content: text,
  names: z.array(z.string()),
  keywords: z.array(z.string()),
  language: z.string(),
  version: z.string(),
  docusaurus_tag: z.string(),
  product: z.enum(['stream', 'ftc']).nullable(),
  weight: z.object({ page_rank: z.number(), level: z.number(), position: z.number() }),
})

/** The search records of each page. */
export const RECORD_STORE: PageStore<readonly SearchRecord[]> = {
  folder: '.next/cache/search-records',
  schema: z.array(recordSchema),
}
