import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { ZodError, type ZodTypeAny, type z } from 'zod'
import { describeProblems } from './describe-problems'

export type YamlReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads a YAML file and checks it.
 * @param file path relative to the project
 * @param subject what the file is about, such as the name of a method; stands in every problem
 * @returns the value, or every problem as `file:line subject: field: found …, expected …`
 */
export function readYaml<Schema extends ZodTypeAny>(
  root: string,
  file: string,
  schema: Schema,
  subject: string,
): YamlReading<z.output<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {
    lineCounter: lines,
    prettyErrors: true,
  })
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ linePos, message }) => {
      const reason = message.split('\n')[0]?.replace(/ at line \d+.*$/, '')
      return `${file}:${linePos?.[0].line ?? 1} ${subject}: YAML: ${reason}`
    })
    return { ok: false, problems }
  }
  const value: unknown = document.toJS()
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const problems = parsed.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    const line = lineOf([...issue.path, ...keys])
    return describeProblems(new ZodError([issue]), value).map(
      (problem) => `${file}:${line} ${subject}: ${problem}`,
    )
  })
  return { ok: false, problems }

  /** Line of the deepest part of a path that is in the file. */
  function lineOf(keys: readonly (string | number)[]): number {
    for (let depth = keys.length; depth > 0; depth -= 1) {
      const found: unknown = document.getIn(keys.slice(0, depth), true)
      const range: unknown =
        typeof found === 'object' && found !== null ? Reflect.get(found, 'range') : null
      if (Array.isArray(range) && typeof range[0] === 'number') return lines.linePos(range[0]).line
    }
    return 1
  }
}
