const LINE = /^ {2}(?:'([^']+)'|([\w$]+)): /
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/

/**
 * Adds a page to the source of a `_meta.ts`: in alphabetical order where the others are, else last.
 * @returns null when the source is not a plain list, one name a line
 */
export function addMetaEntry(text: string, name: string): string | null {
  const lines = text.split('\n')
  const start = lines.indexOf('export default {')
  const end = lines.indexOf('}', start)
  const names = lines.slice(start + 1, end).map(nameOf)
  if (start === -1 || end === -1 || names.includes(undefined)) return null
  const sorted = names.filter((one) => one !== undefined && one !== 'index')
  const isSorted = sorted.every((one, index) => index === 0 || isBefore(sorted[index - 1], one))
  const next = isSorted ? names.findIndex((one) => one !== 'index' && isBefore(name, one)) : -1
  const place = next === -1 ? end : start + 1 + next
  const key = PLAIN_KEY.test(name) ? name : `'${name}'`
  return [...lines.slice(0, place), `  ${key}: '',`, ...lines.slice(place)].join('\n')
}

function nameOf(line: string): string | undefined {
  const match = LINE.exec(line)
  return match?.[1] ?? match?.[2]
}

function isBefore(one = '', other = ''): boolean {
  return one.toLowerCase() < other.toLowerCase()
}
