import { parseDocument } from 'yaml'
import { z } from 'zod'
import { DESCRIPTION_LENGTH } from '../../site/constants'
import { describeProblems } from '../describe-problems'
import { yamlProblem } from '../yaml-problem'
import { TUTORIAL_TAGS } from './tutorial-tags'

const date = z.string().refine(isDate, 'expected a date such as 2026-03-14')

const frontMatterSchema = z
  .strictObject({
    title: z.string().min(1, 'expected a text').max(70, 'expected at most 70 characters'),
    description: z
      .string()
      .min(DESCRIPTION_LENGTH.min, `expected at least ${DESCRIPTION_LENGTH.min} characters`)
      .max(DESCRIPTION_LENGTH.max, `expected at most ${DESCRIPTION_LENGTH.max} characters`),
    sidebarTitle: z.string().max(32, 'expected at most 32 characters').optional(),
    status: z.enum(['placeholder', 'draft']).optional(),
    keywords: z.array(z.string()).optional(),
    updated: date.optional(),
    tags: z
      .array(z.enum(TUTORIAL_TAGS))
      .min(1, `expected one or more of ${TUTORIAL_TAGS.join(', ')}`)
      .optional(),
    duration: z.string().optional(),
    appliesTo: z.array(z.string()).optional(),
    placeholders: z.string().optional(),
    layout: z.enum(['docs', 'page', 'app']).optional(),
  })
  .superRefine((value, context) => {
    if (value.status !== 'placeholder' && value.layout !== 'app' && value.updated === undefined) {
      context.addIssue({
        code: z.ZodIssueCode.custom,
        path: ['updated'],
        message: 'expected a date such as 2026-03-14: the field is missing',
      })
    }
  })

const KEYS = Object.keys(frontMatterSchema.innerType().shape)

/** Front matter of a page, after the check. */
export type FrontMatter = z.infer<typeof frontMatterSchema>

export type FrontMatterResult =
  | { ok: true; frontMatter: FrontMatter; bodyLine: number; body: string }
  | { ok: false; problems: string[] }

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/**
 * Reads and checks the front matter of an MDX file.
 * @returns the checked front matter with the text below it, or every problem with its line (`3 description: …`)
 */
export function parseFrontMatter(source: string): FrontMatterResult {
  const match = FENCED.exec(source)
  const yaml = match?.[1]
  if (match === null || yaml === undefined) {
    return {
      ok: false,
      problems: [
        '1 front matter: found none, expected a block between two lines of --- with title and description',
      ],
    }
  }
  const document = parseDocument(yaml, { prettyErrors: true })
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map((error) => {
        const { line, message } = yamlProblem(error, 1)
        return `${line} front matter: ${message}`
      }),
    }
  }
  const value: unknown = document.toJS()
  const parsed = frontMatterSchema.safeParse(value ?? {})
  if (!parsed.success) {
    const lines = yaml.split('\n')
    return {
      ok: false,
      problems: describeProblems(parsed.error, value ?? {}, KEYS).map((problem) => {
        const key = /^[^:.[]+/.exec(problem)?.[0]
        const index = lines.findIndex((line) => key !== undefined && line.startsWith(`${key}:`))
        return `${index === -1 ? 1 : index + 2} ${problem}`
      }),
    }
  }
  const head = match[0]
  return {
    ok: true,
    frontMatter: parsed.data,
    body: source.slice(head.length),
    bodyLine: head.split('\n').length,
  }
}

/** Whether a text is a day of the calendar, year first. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`)
}
