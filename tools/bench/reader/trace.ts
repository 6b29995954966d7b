import type { Browser } from '@playwright/test'
import { z } from 'zod'

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds, as `dur`. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  args: z
    .object({ data: z.object({ documentLoaderURL: z.unknown(), type: z.unknown() }).optional() })
    .optional(),
})
const traceSchema = z.object({ traceEvents: z.array(eventSchema) })

export type TraceEvent = z.infer<typeof eventSchema>

/** Ends the browser's own trace of a page and reads it. */
export async function endTrace(browser: Browser): Promise<readonly TraceEvent[]> {
  return traceSchema.parse(JSON.parse(String(await browser.stopTracing()))).traceEvents
}
