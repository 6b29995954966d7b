import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { ZodTypeAny, z } from 'zod'
import { type Problem, ProblemError } from './problem'
import { readText } from './project-files'
import { type FieldPath, fieldName, schemaFindings } from './schema-findings'
import { aliasFault, type YamlFault, yamlFaults } from './yaml-faults'

export type YamlReading<Value> =
  | { readonly ok: true; readonly value: Value; lineOf(field: FieldPath): number }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** @param file path relative to `root` */
export function readYaml<Schema extends ZodTypeAny>(
  root: string,
  file: string,
  schema: Schema,
  options: { readonly subject?: string } = {},
): YamlReading<z.output<Schema>> {
  const full = path.join(root, file)
  if (existsSync(full)) return parseYaml(readText(full), schema, { file, ...options })
  const finding = { found: 'no file', expected: 'a file with the data' }
  return { ok: false, problems: [{ severity: 'error', file, ...finding }] }
}

/**
 * @param file path relative to `root`
 * @throws ProblemError if the file is missing or invalid
 */
export function readFacts<Schema extends ZodTypeAny>(
  root: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const reading = readYaml(root, file, schema)
  if (!reading.ok) throw new ProblemError(reading.problems)
  return reading.value
}

type YamlSource = {
  /** Path of the file, for messages. */
  readonly file: string
  /** Number of lines above the text in its file. */
  readonly linesAbove?: number
  /** Field name in messages about syntax. */
  readonly syntaxField?: string
  /** Value of `subject` in the problems, such as `AddEvent:`. */
  readonly subject?: string
  /** Top-level fields, to list in the message about an unknown top-level field. */
  readonly knownKeys?: readonly string[]
}

export function parseYaml<Schema extends ZodTypeAny>(
  text: string,
  schema: Schema,
  { file, linesAbove = 0, syntaxField = 'YAML', subject, knownKeys }: YamlSource,
): YamlReading<z.output<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const fail = (faults: readonly YamlFault[]): YamlReading<never> => ({
    ok: false,
    problems: faults.map(({ line, finding }) => ({
      severity: 'error',
      file,
      line: line + linesAbove,
      subject,
      field: syntaxField,
      ...finding,
    })),
  })
  const faults = yamlFaults(document, text, lines)
  if (faults.length > 0) return fail(faults)
  const lineOf = (field: FieldPath): number => {
    const offset = offsetOf(document, field)
    return offset === undefined ? 1 : lines.linePos(offset).line + linesAbove
  }
  let input: unknown
  try {
    input = document.toJS()
  } catch {
    return fail([aliasFault(document, lines)])
  }
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data, lineOf }
  const problems = schemaFindings(parsed.error, input, knownKeys).map(
    ({ path: field, ...finding }): Problem => {
      const line = lineOf(field)
      return { severity: 'error', file, line, subject, field: fieldName(field), ...finding }
    },
  )
  return { ok: false, problems }
}

/** Offset of a field or, if the document does not contain the field, of its nearest ancestor. */
function offsetOf(document: Document, field: FieldPath): number | undefined {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const node: unknown = document.getIn(field.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return undefined
}
