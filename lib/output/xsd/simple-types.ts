import { rangeOf } from '../../content/api/event-fields'
import { VALUE_PATTERNS } from '../../content/api/sample-patterns'
import type { ApiField, ApiType } from '../../content/api/schema'
import { escapeXml } from '../../content/html-entities'

export function valueType(field: ApiField): { type?: string; children: readonly string[] } {
  const { type, typeRef, allowed, pattern } = field
  if (typeRef !== undefined) return { type: typeRef, children: [] }
  const form = VALUE_PATTERNS[type] ?? pattern?.replace(/^\^|\$$/g, '')
  if (allowed !== undefined)
    return restricted('xs:string', enumeration(allowed.map((item) => item.value)))
  if (form !== undefined) return restricted('xs:string', [tag('pattern', { value: form })])
  const base = type.startsWith('integer') ? 'xs:integer' : type === 'number' ? 'xs:decimal' : null
  if (base === null) return { type: 'xs:string', children: [] }
  const limits = rangeOf(field)
  if (limits === undefined) return { type: base, children: [] }
  return restricted(base, [
    tag('minInclusive', { value: String(limits.min) }),
    tag('maxInclusive', { value: String(limits.max) }),
  ])
}

export function codesType({ name, values }: Extract<ApiType, { kind: 'codes' }>): string {
  return tag('simpleType', { name }, [
    tag('restriction', { base: 'xs:string' }, enumeration(values.map(({ code }) => code))),
  ])
}

function enumeration(values: readonly string[]): string[] {
  return values.map((value) => tag('enumeration', { value }))
}

function restricted(base: string, facets: readonly string[]) {
  return { children: [tag('simpleType', {}, [tag('restriction', { base }, facets)])] }
}

type Attributes = Readonly<Record<string, string | undefined>>

export function tag(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const attributeText = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(value)}"`]))
    .join('')
  if (children.length === 0) return `<xs:${name}${attributeText}/>`
  const inner = children.join('\n').replaceAll(/^/gm, '  ')
  return `<xs:${name}${attributeText}>\n${inner}\n</xs:${name}>`
}

export function annotation(text: string): string {
  return `<xs:annotation><xs:documentation>${escapeXml(text)}</xs:documentation></xs:annotation>`
}
