import { z } from 'zod'

/** Words of a writer who is still looking something up. */
const WORKING_NOTE = /\b(?:UNCLEAR|SOURCE SAYS|TODO|TBD)\b/

export const readerText = z
  .string()
  .min(1, 'expected a text')
  .refine((value) => !WORKING_NOTE.test(value), 'expected a text for readers, no working note')
