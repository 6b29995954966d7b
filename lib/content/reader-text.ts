import { z } from 'zod'

const WORKING_NOTE = /\b(?:UNCLEAR|SOURCE SAYS|TODO|TBD)\b/

export const readerText = z
  .string()
  .min(1, 'expected text')
  .refine(
    (value) => !WORKING_NOTE.test(value),
    'expected text without UNCLEAR, SOURCE SAYS, TODO, or TBD',
  )
