import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { siteConfig } from '../../../tests/fixtures/sample-config'
import { siteConfigSchema } from '../../site/site-config-schema'
import { isRecord } from '../json'
import { frontMatterSchema } from '../pages/front-matter'
import { listFiles } from '../project-files'
import { fieldName, schemaFindings } from '../schema-findings'
import { DATA_FILES } from './data-files'

const ROOT = 'tests/fixtures/sample-site'
const EXPECTED = '../../../tests/fixtures/expected/schemas'
const OPTIONS = { aliasDuplicateObjects: false }
/** Leaves out most of a long list: calendars depend on the version of Node.js, and the parts of FTC on its data. */
const shortened = (key: unknown, part: unknown) =>
  key === 'enum' && Array.isArray(part) && part.length > 12 ? part.slice(0, 3) : part
const UNFIT = [undefined, null, '', ' x', '/X', 'UNCLEAR', 'x'.repeat(200), -1, [], {}]

/** Copies of a value in which one part, however deep, is missing, added, or does not fit. */
function faulty(value: unknown): unknown[] {
  if (!isRecord(value)) return UNFIT
  const isList = Array.isArray(value)
  const parts = Object.keys(value).flatMap((key) =>
    faulty(value[key]).map((part) =>
      isList ? value.with(Number(key), part) : { ...value, [key]: part },
    ),
  )
  const added = isList ? [[...value, ...value]] : [{ ...value, unknown: 1 }]
  return [...UNFIT, ...added, ...parts]
}

function valuesOf(files: string): unknown[] {
  const pattern = new RegExp(`^${files.replace('*', '[^/]*')}$`)
  return listFiles(ROOT)
    .filter((file) => pattern.test(file))
    .map((file) => parse(readFileSync(`${ROOT}/${file}`, 'utf8')))
}

const pages = listFiles(`${ROOT}/pages`).flatMap((file) => {
  const [, head] = /^---\n(.*?)\n---\n/s.exec(readFileSync(`${ROOT}/pages/${file}`, 'utf8')) ?? []
  return head === undefined ? [] : [parse(head)]
})
const SCHEMAS = [
  ...DATA_FILES.map(({ name, schema, files }) => ({ name, schema, values: valuesOf(files) })),
  { name: 'front-matter', schema: frontMatterSchema, values: pages },
  { name: 'site-config', schema: siteConfigSchema, values: [siteConfig] },
]

it.each(SCHEMAS)(
  '$name has these fields, and these messages for what does not fit',
  async (row) => {
    const { name, schema, values } = row
    expect(values.length).toBeGreaterThan(0)
    const messages = new Set(
      values.flatMap(faulty).flatMap((value) => {
        const { error } = schema.safeParse(value)
        const findings = error ? schemaFindings(error, value) : []
        return findings.map(({ path, expected }) =>
          `${fieldName(path).replace(/\[\d+\]/g, '[]')}: ${expected}`.slice(0, 160),
        )
      }),
    )
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    const text = stringify({ messages: [...messages].sort(), shape }, shortened, OPTIONS)
    await expect(text).toMatchFileSnapshot(`${EXPECTED}/${name}.yaml`)
  },
)
