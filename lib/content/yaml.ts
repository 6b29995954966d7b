import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Alias, type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { ZodTypeAny, z } from 'zod'
import { type Problem, ProblemError } from './problem'
import { readText } from './project-files'
import { type FieldPath, fieldName, schemaFindings } from './schema-findings'
import { yamlFault } from './yaml-faults'
import { lostWords } from './yaml-lost-words'

export type YamlReading<Value> =
  | { readonly ok: true; readonly value: Value; lineOf(field: FieldPath): number }
  | { readonly ok: false; readonly problems: readonly Problem[] }

type YamlOptions = {
  /** Value of `subject` in the problems, such as `AddEvent:`. */
  readonly subject?: string
  /** Top-level fields, to list in the message about an unknown top-level field. */
  readonly knownKeys?: readonly string[]
}

/** @param file path relative to `root` */
export function readYaml<Schema extends ZodTypeAny>(
  root: string,
  file: string,
  schema: Schema,
  options?: YamlOptions,
): YamlReading<z.output<Schema>> {
  const full = path.join(root, file)
  if (!existsSync(full))
    return {
      ok: false,
      problems: [{ severity: 'error', file, found: 'no file', expected: 'a file with the data' }],
    }
  return parseYaml(readText(full), schema, { file, ...options })
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

/** @param source `linesAbove`: number of lines above `text` in its file; `syntaxField`: field name for syntax errors */
export function parseYaml<Schema extends ZodTypeAny>(
  text: string,
  schema: Schema,
  source: YamlOptions & {
    readonly file: string
    readonly linesAbove?: number
    readonly syntaxField?: string
  },
): YamlReading<z.output<Schema>> {
  const { file, linesAbove = 0, syntaxField = 'YAML', subject, knownKeys } = source
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  // Only the first fault is reported, because it usually causes the others. A warning counts as a fault,
  // because it means that the parsed value lacks part of the text.
  const [fault] = [...document.errors, ...document.warnings]
  if (fault !== undefined) {
    const line = (fault.linePos?.[0].line ?? 1) + linesAbove
    const finding = yamlFault(fault, text)
    return {
      ok: false,
      problems: [{ severity: 'error', file, line, subject, field: syntaxField, ...finding }],
    }
  }
  const lost = lostWords(document, text, lines)
  if (lost.length > 0)
    return {
      ok: false,
      problems: lost.map(({ line, finding }) => ({
        severity: 'error',
        file,
        line: line + linesAbove,
        subject,
        field: syntaxField,
        ...finding,
      })),
    }
  const lineOf = (field: FieldPath): number => {
    const offset = offsetOf(document, field)
    return offset === undefined ? 1 : lines.linePos(offset).line + linesAbove
  }
  let input: unknown
  try {
    input = document.toJS()
  } catch {
    const { offset, ...finding } = aliasFault(document)
    const line = lines.linePos(offset).line + linesAbove
    const problem: Problem = { severity: 'error', file, line, subject, field: syntaxField }
    return { ok: false, problems: [{ ...problem, ...finding }] }
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

/** The reason why `toJS` threw: an undefined alias, such as *Bold*, or aliases that would fill the memory. */
function aliasFault(document: Document) {
  let offset = 0
  let undefinedAlias: string | undefined
  visit(document, {
    Alias(_key, alias: Alias) {
      offset = alias.range?.[0] ?? 0
      if (alias.resolve(document) !== undefined) return
      undefinedAlias = `*${alias.source}`
      return visit.BREAK
    },
  })
  return undefinedAlias === undefined
    ? {
        offset,
        found: 'too many aliases, or aliases within aliases',
        expected: 'each value written out',
      }
    : {
        offset,
        found: undefinedAlias,
        expected: 'quotation marks around a value that begins with *',
      }
}
