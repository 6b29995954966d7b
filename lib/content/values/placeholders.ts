import { z } from 'zod'
import { readFacts } from '../yaml'
import { fitsPattern } from './fits-pattern'
import { VALUE_KIND_NAMES, VALUE_KINDS } from './value-kinds'

const text = z.string().min(1, 'expected text')

const placeholderSchema = z
  .strictObject({
    label: text.describe('Label in the form, such as Cluster name'),
    kind: z
      .enum(VALUE_KIND_NAMES)
      .optional()
      .describe('Kind of value, which sets its pattern and hint'),
    pattern: text
      .optional()
      .describe('In place of a kind: regular expression for the whole value, without anchors'),
    hint: text.optional().describe('With a pattern: which values are valid, as a sentence'),
    meaning: z
      .string()
      .regex(/^[^`*]{10,}$/, 'expected a sentence of at least 10 characters, without Markdown')
      .describe('What the value is, in a sentence'),
    example: text.describe('An example that fits the kind'),
    secret: z
      .boolean()
      .optional()
      .describe('True for passwords, tokens, and keys, which are never stored'),
  })
  .refine(({ kind, pattern, hint }) => kind ?? (pattern && hint), {
    path: ['kind'],
    message: 'expected a kind, or a pattern with its hint',
  })
  .transform(({ kind, pattern = '', hint = '', ...value }) => ({
    ...value,
    ...(kind === undefined ? { pattern, hint } : VALUE_KINDS[kind]),
  }))
  .refine(({ example, pattern }) => fitsPattern(example, pattern), {
    path: ['example'],
    message:
      'expected a value that fits the kind or pattern (see lib/content/values/value-kinds.ts)',
  })

/** A value that readers fill in, as described in `data/placeholders/*.yaml`. */
export type Placeholder = z.infer<typeof placeholderSchema>
export type PlaceholderSet = ReadonlyMap<string, Placeholder>

/** Placeholders under one title in the form, by name. */
export type ValueGroup = { readonly title: string | null; readonly names: readonly string[] }

/** A placeholder in code, such as `<cluster-name>`. */
export const PLACEHOLDER = /<([a-z][a-z0-9]*(?:-[a-z0-9]+)*)>/g

/** Languages in which `<x>` is syntax rather than a placeholder. */
const MARKUP_LANGUAGE = /^(?:xml|html|mdx|svg|tsx|typescript|csharp|perl)$/

/** Whether `<name>` is a placeholder in code blocks in this language. */
export function holdsPlaceholders(language: string | null | undefined): boolean {
  return !MARKUP_LANGUAGE.test(language ?? 'text')
}

export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))]
}

export function withExamples(text: string, placeholders: PlaceholderSet): string {
  return text.replace(PLACEHOLDER, (whole, name) => placeholders.get(name)?.example ?? whole)
}

export function placeholderFile(set: string): string {
  return `data/placeholders/${set}.yaml`
}

export const placeholdersSchema = z.record(
  z
    .string()
    .regex(
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'expected this value under a name of lowercase letters, digits, and hyphens, such as node-pool-2',
    ),
  placeholderSchema,
)

export function readPlaceholders(root: string, set: string): PlaceholderSet {
  return new Map(Object.entries(readFacts(root, placeholderFile(set), placeholdersSchema)))
}
