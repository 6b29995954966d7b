import { z } from 'zod'
import { type Problem, ProblemError, problemsOf } from '../problem'
import { readFacts } from '../yaml'
import { fitsPattern } from './fits-pattern'
import { VALUE_KIND_NAMES, VALUE_KINDS } from './value-kinds'

const placeholderSchema = z
  .strictObject({
    label: z
      .string()
      .min(1, 'expected a text')
      .describe('Its name in the form, such as Cluster name'),
    kind: z.enum(VALUE_KIND_NAMES).describe('What can be filled in, and what the form says of it'),
    meaning: z.string().min(10, 'expected a sentence').describe('What it is, in a sentence'),
    example: z.string().min(1, 'expected a text').describe('A value of this kind'),
    secret: z
      .boolean()
      .optional()
      .describe('True for passwords, tokens, and keys, which are never stored'),
  })
  .refine(({ kind, example }) => fitsPattern(example, VALUE_KINDS[kind].pattern), {
    path: ['example'],
    message: 'expected a value of its kind, as lib/content/values/value-kinds.ts describes it',
  })
  .transform((value) => ({ ...value, ...VALUE_KINDS[value.kind] }))

/** A value the reader fills in, as described in `data/placeholders/*.yaml`. */
export type Placeholder = z.infer<typeof placeholderSchema>
export type PlaceholderSet = ReadonlyMap<string, Placeholder>

/** A value that the form of a page asks for. */
export type ValueDescription = Placeholder & { readonly name: string }

/** The values that a section of a page is the first to use. */
export type ValueGroup = {
  /** Null where it goes without saying. */
  readonly title: string | null
  readonly fields: readonly ValueDescription[]
}

/** `<cluster-name>` in a command. */
export const PLACEHOLDER = /<([a-z][a-z0-9]*(?:-[a-z0-9]+)*)>/g

/** Languages whose own syntax has angle brackets: there `<x>` is not a placeholder. */
const MARKUP_LANGUAGES: ReadonlySet<string> = new Set([
  'xml',
  'html',
  'mdx',
  'svg',
  'tsx',
  'typescript',
  'csharp',
  'perl',
])

/** Whether `<name>` in a code block of this language is a value the reader fills in. */
export function holdsPlaceholders(language: string | null | undefined): boolean {
  return !MARKUP_LANGUAGES.has(language ?? 'text')
}

export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))]
}

export function placeholderFile(set: string): string {
  return `data/placeholders/${set}.yaml`
}

/** A file of `data/placeholders/`. */
export const placeholdersSchema = z.record(
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'expected a name in lower-case letters, digits and hyphens'),
  placeholderSchema,
)

/** @throws ProblemError with every problem of the set */
export function readPlaceholders(root: string, set: string): PlaceholderSet {
  return new Map(Object.entries(readFacts(root, placeholderFile(set), placeholdersSchema)))
}

/**
 * Refuses two names for one thing, and one name for two.
 * @throws ProblemError with every placeholder that another set names or labels otherwise
 */
export function compareSets(root: string, sets: readonly string[]): void {
  const readable = sets.filter((set) => problemsOf(() => readPlaceholders(root, set)).length === 0)
  const all = readable.flatMap((set) =>
    [...readPlaceholders(root, set)].map(([name, { label }]) => ({ set, name, label })),
  )
  const problems = all.flatMap(({ set, name, label }, index): Problem[] => {
    const other = all
      .slice(0, index)
      .find(
        (entry) => (entry.name === name) !== (entry.label.toLowerCase() === label.toLowerCase()),
      )
    if (other === undefined) return []
    return [
      {
        severity: 'error',
        file: placeholderFile(set),
        field: name,
        found: `label "${label}"`,
        expected: `the name and the label of ${placeholderFile(other.set)}: ${other.name}, "${other.label}"`,
      },
    ]
  })
  if (problems.length > 0) throw new ProblemError(problems)
}
