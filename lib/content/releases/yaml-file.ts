import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { ZodError, type ZodTypeAny, type z } from 'zod'
import { describeProblems } from '../describe-problems'
import { yamlProblem } from '../yaml-problem'

type FieldPath = readonly (string | number)[]

/** A problem in a YAML file: where it stands, and what was found and expected there. */
export type YamlProblem = { readonly line: number; readonly problem: string }

export type YamlReading<Value> =
  | { readonly ok: true; readonly value: Value; lineOf(path: FieldPath): number }
  | { readonly ok: false; readonly input: unknown; readonly problems: readonly YamlProblem[] }

/**
 * Reads a YAML file and checks it against a schema.
 * @param file path relative to `root`
 * @returns the value with the lines of its fields, or every problem with its line
 */
export function readYamlFile<Schema extends ZodTypeAny>(
  root: string,
  file: string,
  schema: Schema,
): YamlReading<z.infer<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {
    lineCounter: lines,
  })
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => {
      const { line, message } = yamlProblem(error)
      return { line, problem: `YAML: ${message}` }
    })
    return { ok: false, input: null, problems }
  }
  const lineOf = (field: FieldPath): number => {
    for (let depth = field.length; depth >= 0; depth -= 1) {
      const node: unknown = document.getIn(field.slice(0, depth), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const input: unknown = document.toJS()
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data, lineOf }
  const problems = parsed.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    return describeProblems(new ZodError([issue]), input).map((problem, index) => {
      const key = keys[index]
      return { line: lineOf(key === undefined ? issue.path : [...issue.path, key]), problem }
    })
  })
  return { ok: false, input, problems }
}
