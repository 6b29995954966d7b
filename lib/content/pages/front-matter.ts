import { z } from 'zod'
import { isRecord } from '../json'
import { errorIn } from '../problem'
import { refuseConflicts } from '../project-files'
import { keysOf, pageFacts } from '../schema-fields'
import { siteConfig } from '../settings/site-config'
import { parseYaml } from '../yaml'

/** In the order of the tutorial index. */
export const TUTORIAL_TAG_LABELS = {
  captions: 'Captions',
  watermarking: 'Watermarking',
  cluster: 'Cluster',
  workflow: 'Workflow',
  'audio-video': 'Audio and video',
  integration: 'Integration',
} as const

export const TUTORIAL_TAGS = keysOf(TUTORIAL_TAG_LABELS)

const oldUrl = z
  .string()
  .regex(/^(?:\/[A-Za-z0-9][\w.-]*)+(?<!\.html)$/, 'expected a URL such as /docs/FTC/Old_Name')

export const frontMatterSchema = z.strictObject({
  title: z.string().min(1, 'expected text').max(70).describe('Unique title of the page'),
  ...pageFacts,
  sidebarTitle: z.string().max(32).optional().describe('Shorter title for the sidebar'),
  status: z
    .enum(['placeholder', 'draft'])
    .optional()
    .describe('"placeholder" for a planned page, "draft" for an unpublished page'),
  questions: z
    .array(z.string().max(100))
    .min(2, 'expected two to six questions')
    .max(6, 'expected two to six questions')
    .optional()
    .describe('Questions that this page answers, in a reader’s words; used only by the search'),
  tags: z
    .array(z.enum(TUTORIAL_TAGS))
    .min(1, `expected one or more of ${TUTORIAL_TAGS.join(', ')}`)
    .optional()
    .describe('Tags of a tutorial'),
  duration: z.string().optional().describe('Working time, such as about 30 minutes'),
  commands: z.string().max(60).optional().describe('When, and how, the commands were last checked'),
  askFirst: z
    .string()
    .optional()
    .describe('Id of the section that says whom to ask, for a guide that cannot be finished today'),
  appliesTo: z
    .array(z.string())
    .min(1, 'expected at least one version')
    .optional()
    .describe('Versions, such as FTC 5.5'),
  placeholders: z
    .string()
    .optional()
    .describe('Name of the set in data/placeholders/ for the placeholders in the commands'),
  from: z.array(oldUrl).optional().describe('Old URLs of the page, which redirect to it'),
  next: z
    .string()
    .optional()
    .describe('Target route of the Next link; by default, the next page in the sidebar'),
  layout: z
    .enum(['docs', 'page', 'app'])
    .optional()
    .describe('Layout of the page, if it differs from the default for its route'),
})

const UNDATED = 'expected a date such as 2026-03-14: the field is missing'
const checkedFrontMatter = frontMatterSchema.refine(
  (value) => {
    if (!isRecord(value) || value.status === 'placeholder' || value.layout === 'app') return true
    return value.updated !== undefined
  },
  // A missing date is reported together with other errors.
  { path: ['updated'], message: UNDATED, when: () => true },
)

/** Adds facts for omitted fields. An empty block is an object, so that each missing field is reported. */
function withFacts(facts: Partial<FrontMatter>) {
  return z.preprocess((value) => {
    const fields = value ?? {}
    return typeof fields === 'object' ? { ...facts, ...fields } : fields
  }, checkedFrontMatter)
}

const KEYS = Object.keys(frontMatterSchema.shape)

export type FrontMatter = z.infer<typeof frontMatterSchema>

const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/

/** The text of a page with empty lines in place of its front matter, so that lines keep their numbers. */
export function withoutFrontMatter(source: string): string {
  return source.replace(FENCED, (head) => '\n'.repeat(head.split('\n').length - 1))
}

/** Fields in the front matter override `facts`. Throws ProblemError if the front matter is missing or invalid. */
export function parseFrontMatter(
  source: string,
  file: string,
  facts: Partial<FrontMatter> = {},
): FrontMatter {
  refuseConflicts(file, source)
  const [head, yaml = ''] = FENCED.exec(source) ?? []
  if (head === undefined) {
    const [line = ''] = source.split('\n')
    const found = line.trim() === '' ? 'an empty line' : JSON.stringify(line)
    const expected =
      '--- alone on the first line, then title and description, then --- alone on another line'
    throw errorIn(file, { field: 'front matter', found, expected }, 1)
  }
  const place = { file, linesAbove: 1, syntaxField: 'front matter', knownKeys: KEYS }
  return parseYaml(yaml, withFacts(facts), place)
}

/** Formats a date such as `2026-03-14` as `March 14, 2026`. The result does not depend on the local time zone. */
export function formatDate(date: string): string {
  const { calendar } = siteConfig.i18n.locales[siteConfig.i18n.defaultLocale] ?? {}
  const day = new Date(`${date}T00:00:00Z`)
  return day.toLocaleDateString('en-US', { calendar, dateStyle: 'long', timeZone: 'UTC' })
}
