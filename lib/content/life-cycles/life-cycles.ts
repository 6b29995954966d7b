import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { formatDate } from '../pages/front-matter'
import type { Problem } from '../problem'
import { filesBelow, readText } from '../project-files'
import { day, readerText } from '../schema-fields'
import { readFacts, readYaml } from '../yaml'

export const LIFE_CYCLES_FILE = 'data/life-cycles.yaml'

const UNPUBLISHED = 'not published'
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

const ends = z
  .string()
  .refine(
    (value) => value === UNPUBLISHED || MONTH.test(value) || day.safeParse(value).success,
    `expected a day such as 2026-03-14, a month such as 2026-03, or "${UNPUBLISHED}"`,
  )
  .describe(`Day or month, as the source publishes it, or "${UNPUBLISHED}"`)

/** Words that make a text true only before or only after the end. The site shows the text at both times. */
const ONE_SIDED = /\b(?:before then|until then|after the end|will|soon|not yet|still)\b/i

const after = readerText.refine(
  (value) => !ONE_SIDED.test(value),
  'expected text that is true both before and after the end, without "will", "soon", "still", "not yet", "before then", "until then", or "after the end"',
)

const lifeCycleSchema = z.strictObject({
  program: readerText.describe('Program and version, such as Helm 3'),
  what: readerText.describe('Kind of end, such as End of extended support'),
  ends,
  after: after.describe('The consequence, and what the reader can do'),
  commands: z
    .array(z.string().min(1, 'expected a part of a command'))
    .optional()
    .describe('Parts of commands that use the program; pages with one of them must show the entry'),
  source: z.string().url('expected a URL').describe('Public page that states the end'),
  checked: day.describe('Day on which the source was last checked'),
})

/** The keys are the names in `<LifeCycles names="…" />`. */
export const lifeCyclesSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9.-]*$/, 'expected this value under a name such as eks-1.31'),
  lifeCycleSchema,
)

export type LifeCycle = z.infer<typeof lifeCycleSchema>

/** @throws ProblemError if the file is missing or invalid */
export function readLifeCycles(root: string): ReadonlyMap<string, LifeCycle> {
  return new Map(Object.entries(readFacts(root, LIFE_CYCLES_FILE, lifeCyclesSchema)))
}

/** The end in words, such as `March 14, 2026`, `March 2026`, or `not published`. */
export function endInWords({ ends }: LifeCycle): string {
  if (ends === UNPUBLISHED) return ends
  return MONTH.test(ends) ? formatDate(`${ends}-01`).replace(' 1,', '') : formatDate(ends)
}

/** The check reports an end that is at most this many days away. */
const NOTICE_DAYS = 90

/**
 * Reports invalid entries, entries that no page uses, and pages that contain an entry's command but do not show the
 * entry. Entries that end soon or have ended are reported as notices, with the pages that use them.
 */
export function checkLifeCycles(root: string, today: Date): readonly Problem[] {
  if (!existsSync(path.join(root, LIFE_CYCLES_FILE))) return []
  const reading = readYaml(root, LIFE_CYCLES_FILE, lifeCyclesSchema)
  if (!reading.ok) return reading.problems
  const texts = textsOf(root)
  return Object.entries(reading.value).flatMap(([name, cycle]): Problem[] => {
    const element = `<LifeCycles names="${name}" />`
    const shownOn = pagesWith(texts, (text) => namesIn(text).includes(name))
    const hiddenOn = (command: string) =>
      pagesWith(texts, (text) => codeOf(text).includes(command))
        .filter((page) => !shownOn.includes(page))
        .map((file): Problem => {
          const found = `${command} in a command, but no end-of-support date`
          return { severity: 'error', file, found, expected: element }
        })
    const problems = (cycle.commands ?? []).flatMap(hiddenOn)
    const place = { file: LIFE_CYCLES_FILE, field: name }
    if (shownOn.length === 0) {
      const found = { found: 'no page with this entry', expected: `a page with ${element}` }
      return [...problems, { severity: 'error', ...place, line: reading.lineOf([name]), ...found }]
    }
    const days = daysLeft(cycle, today)
    if (days > NOTICE_DAYS) return problems
    const line = reading.lineOf([name, 'ends'])
    const found = `${cycle.ends}, which is ${days < 0 ? 'in the past' : `within ${NOTICE_DAYS} days`}`
    const advice = `see ${shownOn.join(', ')}`
    return [...problems, { severity: 'notice', ...place, line, found, advice }]
  })
}

/** The code of all blocks that start with three backticks and a language. */
function codeOf(text: string): string {
  return [...text.matchAll(/^ *```\w[^\n]*\n(.*?)^ *```$/gms)].map(([, code]) => code).join('')
}

/** Days until the end; 0 on the last day, negative after it. If the end is a month, its last day counts. */
function daysLeft({ ends }: LifeCycle, today: Date): number {
  if (ends === UNPUBLISHED) return Number.POSITIVE_INFINITY
  const [year = 0, month = 0, dayOfMonth] = ends.split('-').map(Number)
  const end = Date.UTC(year, dayOfMonth === undefined ? month : month - 1, dayOfMonth ?? 0)
  return Math.ceil((end - today.getTime()) / 86_400_000)
}

function textsOf(root: string): ReadonlyMap<string, string> {
  const files = ['pages', 'partials'].flatMap((folder) => filesBelow(root, folder, '.mdx'))
  return new Map(files.map((file) => [file, readText(path.join(root, file))]))
}

/**
 * Pages whose text matches a condition. A match in a partial counts for every page that uses the partial, directly or
 * through other partials.
 */
function pagesWith(
  texts: ReadonlyMap<string, string>,
  isIn: (text: string) => boolean,
): readonly string[] {
  const having = (isWanted: (text: string) => boolean) =>
    [...texts].flatMap(([file, text]) => (isWanted(text) ? [file] : []))
  // The loop also visits the files that it adds to the set.
  const found = new Set(having(isIn))
  for (const file of found) {
    const [, partial] = /^partials\/(.*)\.mdx$/.exec(file) ?? []
    if (partial === undefined) continue
    for (const user of having((text) => text.includes(`<Partial file="${partial}"`)))
      found.add(user)
  }
  return [...found].filter((file) => file.startsWith('pages/'))
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/<LifeCycles names="([^"]*)"/g)].flatMap(([, names = '']) =>
    splitNames(names),
  )
}

export function splitNames(names: string): string[] {
  return names.split(',').map((name) => name.trim())
}
