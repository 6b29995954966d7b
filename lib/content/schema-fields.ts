import { z } from 'zod'
import { DESCRIPTION_LENGTH } from '../site/constants'
import { day } from '../site/site-config-schema'

const WORKING_NOTE = /\b(?:UNCLEAR|SOURCE SAYS|TODO|TBD)\b/

export const readerText = z
  .string()
  .min(1, 'expected text')
  .refine(
    (value) => !WORKING_NOTE.test(value),
    'expected text without UNCLEAR, SOURCE SAYS, TODO, or TBD',
  )

/** Part of an anchor. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lowercase words joined by hyphens')

export const docsRoute = z.string().startsWith('/docs/', 'expected a route such as /docs/FTC/API')

/** Fields of a page's front matter. The page of an API method gets defaults for these fields from the API data. */
export const pageFacts = {
  description: z
    .string()
    .min(DESCRIPTION_LENGTH.min)
    .max(DESCRIPTION_LENGTH.max)
    .describe('A unique sentence of 50 to 160 characters; search engines and index pages show it'),
  keywords: z.array(z.string()).optional().describe('Search terms that the text does not contain'),
  updated: day.optional().describe('Date of the last change, such as 2026-03-14'),
}

export function refuseRepeatedIds(
  entries: readonly { readonly id: string }[],
  context: z.RefinementCtx,
): void {
  const message = 'expected a unique id'
  for (const [index, { id }] of entries.entries())
    if (entries.findIndex((entry) => entry.id === id) !== index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message })
}

export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}
