import { z } from 'zod'
import { PRODUCTS, type SearchRecord } from '../../content/search/search-record'
import type { PageStore } from './page-store'

const recordSchema = z.object({
  page: z.object({
    route: z.string(),
    title: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
    language: z.string(),
    version: z.string(),
    tag: z.string(),
    product: z.enum(PRODUCTS).nullable(),
    rank: z.number(),
  }),
  anchor: z.string(),
  headings: z.array(z.string().nullable()),
  isHeading: z.boolean(),
  text: z.string().nullable(),
  names: z.array(z.string()),
})

/** The search records of each page. */
export const RECORD_STORE: PageStore<readonly SearchRecord[]> = {
  folder: '.next/cache/search-records',
  schema: z.array(recordSchema),
}
