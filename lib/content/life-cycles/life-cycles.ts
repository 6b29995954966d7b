import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { day } from '../../site/site-config-schema'
import type { FrontMatter } from '../pages/front-matter'
import type { Problem } from '../problem'
import { docsRoute, readerText } from '../schema-fields'
import { readFacts } from '../yaml'

export const LIFE_CYCLES_FILE = 'data/life-cycles.yaml'
/** The check reports an end that is at most this many days away. */
const NOTICE_DAYS = 90
const DAY_MS = 86_400_000
export const UNPUBLISHED = 'not published'
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** The keys are the names in `<LifeCycles names="…" />`. */
export const lifeCyclesSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9.-]*$/, 'expected this value under a name such as eks-1.31'),
  z.strictObject({
    program: readerText.describe('Program and version, such as Helm 3'),
    what: readerText.describe('Kind of end, such as End of extended support'),
    ends: z
      .union(
        [z.literal(UNPUBLISHED), month, day],
        `expected a day such as 2026-03-14, a month such as 2026-03, or "${UNPUBLISHED}"`,
      )
      .describe(`Day or month, as the source publishes it, or "${UNPUBLISHED}"`),
    after: readerText.describe('The consequence before and after the end, and what to do'),
    source: z.string().url('expected a URL').describe('Public page that states the end'),
    checked: day.describe('Day on which the source was last checked'),
    installs: z
      .strictObject({
        release: readerText.describe('Release that the guides install, such as Stream 5.4'),
        kubernetes: readerText.describe('Version of Kubernetes, in quotes'),
        guides: z.array(docsRoute).min(1, 'expected the route of a guide'),
      })
      .optional()
      .describe('For a version of Kubernetes: the guides that cannot do without it'),
  }),
)

/** The last day in UTC milliseconds: for a month, its last day. NaN if the end is not published. */
function timeOf(ends: string): number {
  const [year = 0, month = 0, dayOfMonth] = ends.split('-').map(Number)
  return dayOfMonth === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, dayOfMonth)
}

type Guide = { readonly route: string; readonly frontMatter: Pick<FrontMatter, 'askFirst'> }

/**
 * Reports support that has ended since its source was checked, or ends soon, in one notice, and each guide that needs
 * ended support without saying so. Throws ProblemError if the file is invalid.
 */
export function checkLifeCycles(
  root: string,
  today: Date,
  pages: readonly Guide[],
): readonly Problem[] {
  if (!existsSync(path.join(root, LIFE_CYCLES_FILE))) return []
  const entries = Object.entries(readFacts(root, LIFE_CYCLES_FILE, lifeCyclesSchema))
  const latest = today.getTime() + NOTICE_DAYS * DAY_MS
  const near = entries.flatMap(([name, { ends, checked }]) => {
    const end = timeOf(ends)
    return end > Date.parse(checked) && end <= latest ? [`${name} (${ends})`] : []
  })
  const expected = 'the id of the section that says whom to ask'
  const unmarked = entries.flatMap(([name, { ends, installs }]) =>
    (installs?.guides ?? []).flatMap((route): Problem[] => {
      const isMarked = pages.some((page) => page.route === route && page.frontMatter.askFirst)
      if (isMarked || !(timeOf(ends) + DAY_MS <= today.getTime())) return []
      const advice = `the support of ${name} ended (${ends})`
      const place = { file: LIFE_CYCLES_FILE, subject: route, field: 'askFirst' }
      return [{ severity: 'warning', ...place, found: 'nothing', expected, advice }]
    }),
  )
  if (near.length === 0) return unmarked
  const fault = `ended since it was checked, or ends within ${NOTICE_DAYS} days`
  const advice = 'check the pages with <LifeCycles names="…" />'
  const found = near.join(', ')
  return [...unmarked, { severity: 'notice', file: LIFE_CYCLES_FILE, fault, found, advice }]
}
