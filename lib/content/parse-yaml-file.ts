import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { describeProblems } from './describe-problems'

/**
 * Reads a YAML file through its schema.
 * @param file its path, for the message
 * @throws an error with a line for each problem: file, field, what was found, what was expected
 */
export function parseYamlFile<Schema extends z.ZodTypeAny>(
  file: string,
  text: string,
  schema: Schema,
): z.infer<Schema> {
  const document = parseDocument(text)
  const syntax = document.errors[0]
  if (syntax !== undefined)
    throw new Error(`${file}:${syntax.linePos?.[0].line ?? 1} ${syntax.message.split('\n')[0]}`)
  const value: unknown = document.toJS()
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new Error(
      describeProblems(parsed.error, value)
        .map((problem) => `${file}: ${problem}`)
        .join('\n'),
    )
  return parsed.data
}
