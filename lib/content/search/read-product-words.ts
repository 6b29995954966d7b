import { z } from 'zod'
import { readFacts } from '../yaml'
import { PRODUCTS } from './search-record'

const FILE = 'data/search/product-words.yaml'

export const productWordsSchema = z.array(
  z.strictObject({
    product: z.enum(PRODUCTS),
    words: z.array(z.string().min(1, 'expected a word or phrase')).min(1),
  }),
)

/** Words or phrases that name a product without its name. */
export type ProductWords = z.infer<typeof productWordsSchema>[number]

/** @throws ProblemError with every problem of the file */
export function readProductWords(root: string): ProductWords[] {
  return readFacts(root, FILE, productWordsSchema)
}
