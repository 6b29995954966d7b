import { parse } from 'yaml'
import { type FactUnit, isForWriters, withoutNotes } from './fact-unit'

/** Keys of a sheet that describe the sheet. */
const ABOUT_SHEET: ReadonlySet<string> = new Set(['schemaVersion', 'product', 'page'])
/** Fields that name an entry of a list. */
const NAME_FIELDS = ['name', 'version', 'id', 'title', 'code', 'area'] as const

/** The keys of a YAML sheet down to the second level; of a list at the top, each entry. */
export function yamlUnits(source: string): FactUnit[] {
  const sheet: unknown = parse(source)
  if (!isRecord(sheet)) return []
  const route = routeIn(sheet.page) ?? null
  return Object.entries(sheet)
    .filter(([key]) => !ABOUT_SHEET.has(key) && !isForWriters(key))
    .flatMap(([key, value]) => partsOf(key, value))
    .map(({ name, value }) => ({
      name,
      route: routeIn(value) ?? route,
      text: withoutNotes(leavesOf(value).join('\n')).trim(),
    }))
    .filter(({ text }) => text !== '')
}

function partsOf(key: string, value: unknown): { name: string; value: unknown }[] {
  if (Array.isArray(value) && value.some(isRecord))
    return value.map((entry, index) => ({ name: `${key} › ${nameOf(entry, index)}`, value: entry }))
  if (isRecord(value))
    return Object.entries(value)
      .filter(([inner]) => !isForWriters(inner))
      .map(([inner, part]) => ({ name: `${key} › ${inner}`, value: part }))
  return [{ name: key, value }]
}

function nameOf(entry: unknown, index: number): string {
  if (!isRecord(entry)) return String(index + 1)
  const field = NAME_FIELDS.find((name) => typeof entry[name] === 'string')
  return field === undefined ? String(index + 1) : String(entry[field])
}

function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, part]) => (isForWriters(key) ? [] : leavesOf(part)))
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

function routeIn(value: unknown): string | undefined {
  return isRecord(value) && typeof value.route === 'string' ? value.route : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
