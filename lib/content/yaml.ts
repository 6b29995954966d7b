import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  type Document,
  isNode,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import type { ZodType, z } from 'zod'
import { errorIn, type Finding, type Problem, ProblemError } from './problem'
import { readText, refuseConflicts } from './project-files'
import { type FieldPath, fieldName, schemaFindings } from './schema-findings'

/** Throws ProblemError if the file, a path relative to `root`, is missing or invalid. */
export function readFacts<Schema extends ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const full = path.join(root, file)
  if (!existsSync(full)) throw errorIn(file, { found: 'no file', expected: 'a file with the data' })
  const text = readText(full)
  refuseConflicts(file, text)
  return parseYaml(text, schema, { file })
}

type YamlSource = {
  /** Path of the file, for messages. */
  readonly file: string
  /** Number of lines above the text in its file. */
  readonly linesAbove?: number
  /** Field name in messages about syntax. */
  readonly syntaxField?: string
  /** Top-level fields, to list in the message about an unknown top-level field. */
  readonly knownKeys?: readonly string[]
}

type ParsedFile = {
  readonly text: string
  readonly lines: LineCounter
  readonly document: Document
  readonly faults: readonly YamlFault[]
}

/** The latest text of each file. Every page reads the open questions, and every guide its placeholders. */
const parsedFiles = new Map<string, ParsedFile>()

function parsedOnce(file: string, text: string): ParsedFile {
  const known = parsedFiles.get(file)
  if (known?.text === text) return known
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const parsed = { text, lines, document, faults: yamlFaults(document, text, lines) }
  parsedFiles.set(file, parsed)
  return parsed
}

/** @throws ProblemError if the text is not valid YAML, or does not fit the schema */
export function parseYaml<Schema extends ZodType>(
  text: string,
  schema: Schema,
  { file, linesAbove = 0, syntaxField = 'YAML', knownKeys }: YamlSource,
): z.output<Schema> {
  const { document, lines, faults } = parsedOnce(file, text)
  const problem = (line: number, field: string, finding: Finding): Problem => {
    return { severity: 'error', file, line, field, ...finding }
  }
  if (faults.length > 0)
    throw new ProblemError(
      faults.map(({ line, finding }) => problem(line + linesAbove, syntaxField, finding)),
    )
  const input: unknown = document.toJS()
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new ProblemError(
    schemaFindings(parsed.error, input, knownKeys).map(({ path: field, ...finding }) => {
      const offset = offsetOf(document, field)
      const line = offset === undefined ? 1 : lines.linePos(offset).line + linesAbove
      return problem(line, fieldName(field), finding)
    }),
  )
}

/** Offset of a field or, if the document does not contain the field, of its nearest ancestor. */
function offsetOf(document: Document, field: FieldPath): number | undefined {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const node: unknown = document.getIn(field.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return undefined
}

type YamlFault = { readonly line: number; readonly finding: Finding }

const QUOTES = 'quotation marks around a value that contains special characters'

/** The correction that a message suggests, keyed by the parser's error code. */
const EXPECTED: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: "single quotation marks, 'like these', around a value with \\",
  BAD_INDENT: 'the indentation of the line above, with all quotation marks and brackets closed',
  DUPLICATE_KEY: 'each field only once',
  MISSING_CHAR: '"name: value" or "- value", with all quotation marks and brackets closed',
  TAB_AS_INDENT: 'spaces instead of the tab',
}

export function syntaxFault({ code, linePos }: YAMLError, text: string): YamlFault {
  const line = linePos?.[0].line ?? 1
  const words = (text.split('\n')[line - 1] ?? '').trim()
  const found = words === '' ? 'the end of the text' : JSON.stringify(words)
  return { line, finding: { found, expected: EXPECTED[code] ?? `name: value, with ${QUOTES}` } }
}

/**
 * The parser's first fault, which usually causes the others; else each unquoted value that YAML cuts off at a #, if it
 * has spaces or no space follows the #; on a later line, only if both are true.
 */
function yamlFaults(document: Document, text: string, lines: LineCounter): YamlFault[] {
  const [fault] = [...document.errors, ...document.warnings]
  if (fault !== undefined) return [syntaxFault(fault, text)]
  const faults: YamlFault[] = []
  const add = (offset: number, found: string) => {
    faults.push({ line: lines.linePos(offset).line, finding: { found, expected: QUOTES } })
  }
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) add(alias.range?.[0] ?? 0, `*${alias.source}`)
    },
    Scalar(_, { type, source = '', range, comment }) {
      if (type !== Scalar.PLAIN || !range || !comment) return
      const start = text.indexOf('#', range[1])
      const { line, col } = lines.linePos(start)
      const signs = [/\s/.test(source), /^[^\s#-]/.test(comment)].filter(Boolean).length
      const isSameLine = line === lines.linePos(range[1]).line
      const [whole = ''] = text.slice(start - col + 1).split('\n', 1)
      if (signs >= (isSameLine ? 1 : 2)) add(start, JSON.stringify(whole.trim()))
    },
  })
  return faults
}
