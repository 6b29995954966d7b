import { z } from 'zod'
import { DESCRIPTION_LENGTH } from '../site/constants'
import { isDay } from '../site/day'

export const day = z.string().refine(isDay, 'expected a date such as 2026-03-14')

/** Facts about a page for search engines, index pages, and the site search, from its front matter or the API data. */
export const pageFacts = {
  description: z
    .string()
    .min(DESCRIPTION_LENGTH.min, `expected at least ${DESCRIPTION_LENGTH.min} characters`)
    .max(DESCRIPTION_LENGTH.max, `expected at most ${DESCRIPTION_LENGTH.max} characters`)
    .describe('A unique sentence of 50 to 160 characters; search engines and index pages show it'),
  keywords: z.array(z.string()).optional().describe('Search terms that the text does not contain'),
  updated: day.optional().describe('Date of the last change, such as 2026-03-14'),
}
