import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { siteConfig } from '../../../tests/fixtures/sample-config'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { siteConfigSchema } from '../../site/site-config-schema'
import { isRecord } from '../json'
import { frontMatterSchema } from '../pages/front-matter'
import { fieldName, schemaFindings } from '../schema-findings'
import { DATA_FILES } from './data-files'

/** Messages that follow from the type. `data-files.test.ts` and `front-matter.test.ts` test them. */
const OF_TYPE =
  /^(?:object|array|string|number|true or false)(?:: the field is missing)?$|^no field with this/
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
  return Object.entries(SAMPLE_FILES).flatMap(([file, text]) =>
    pattern.test(file) ? [parse(text)] : [],
  )
}

const pages = Object.values(SAMPLE_FILES).flatMap((text) => {
  const [, head] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
  return head === undefined ? [] : [parse(head)]
})
const SCHEMAS = [
  ...DATA_FILES.map(({ name, schema, files }) => ({ name, schema, values: valuesOf(files) })),
  { name: 'front-matter', schema: frontMatterSchema, values: pages },
  { name: 'site-config', schema: siteConfigSchema, values: [siteConfig] },
]

/** Leaves out most of a long list: calendars depend on the version of Node.js, and the parts of FTC on its data. */
const shortened = (list: readonly unknown[]) => (list.length > 12 ? list.slice(0, 3) : list)

/** What a schema tells editors about each field, by its path. A name that writers choose is `*`. */
function fieldsOf(
  { properties, items, anyOf, oneOf, $schema, $defs, ...rest }: z.core.JSONSchema.BaseSchema,
  path = '',
  fields = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  const { additionalProperties: others, propertyNames, required, ...facts } = rest
  const found = fields.get(path) ?? new Set()
  fields.set(path, found)
  for (const [name, fact] of Object.entries({ ...facts, ...(others === false && { others }) }))
    found.add(`${name} ${Array.isArray(fact) ? shortened(fact).join('|') : fact}`)
  const visit = (part: z.core.JSONSchema._JSONSchema | undefined, name: string) =>
    typeof part === 'object' && fieldsOf(part, `${path}${name}`, fields)
  for (const choice of [...(anyOf ?? []), ...(oneOf ?? [])]) visit(choice, '')
  if (!Array.isArray(items)) visit(items, '[]')
  visit(others, '.*')
  for (const [name, definition] of Object.entries($defs ?? {})) visit(definition, `.${name}`)
  for (const [name, property] of Object.entries(properties ?? {})) {
    visit(property, `.${name}`)
    if (required?.includes(name)) fields.get(`${path}.${name}`)?.add('required')
  }
  return fields
}

it.each(SCHEMAS)(
  '$name has these fields, and these messages for what does not fit',
  async (row) => {
    const { name, schema, values } = row
    expect(values.length).toBeGreaterThan(0)
    const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    const place = (path: string) =>
      path.split(/(?=\.|\[\])/).reduce((above, part) => {
        const isChosen = fields.has(`${above}.*`) && !fields.has(above + part)
        const found = above + (isChosen ? '.*' : part)
        const [, shared] = /\$defs\/(\w+)/.exec([...(fields.get(found) ?? [])].join()) ?? []
        return shared === undefined ? found : `.${shared}`
      }, '')
    for (const value of values.flatMap(faulty)) {
      const { error } = schema.safeParse(value)
      for (const { path, expected = '' } of error ? schemaFindings(error, value) : []) {
        if (OF_TYPE.test(expected)) continue
        const field = fieldName(path).replaceAll(/\[\d+\]/g, '[]')
        const at = place(field.replace(/^(?!\[)/, '.').replace('.(top level)', ''))
        fields.set(at, (fields.get(at) ?? new Set()).add(`“${expected.slice(0, 160)}”`))
      }
    }
    const lines = [...fields].map(([path, facts]) => [path.slice(1), [...facts].join(', ')])
    await expectYaml(Object.fromEntries(lines), `schemas/${name}`)
  },
)
