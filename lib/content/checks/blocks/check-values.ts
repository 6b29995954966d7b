import { parseAllDocuments } from 'yaml'
import type { Problem } from '../../problem'
import { fitsPattern } from '../../values/fits-pattern'
import { PLACEHOLDER, placeholdersIn } from '../../values/placeholders'
import { type Grammar, type Node, parse } from './grammars'
import { problemsIn, type SourceBlock, uniqueBlocks } from './source-block'

export type ValueRule = { readonly pattern: string; readonly example: string }

export type PageValues = {
  readonly blocks: readonly SourceBlock[]
  /** Keyed by placeholder name. */
  readonly rules: ReadonlyMap<string, ValueRule>
}

/** The syntax around a value, such as quotes, and the characters that have a special meaning there. */
type Place = { readonly name: string; readonly special: RegExp }

const GRAMMARS: Readonly<Record<string, Grammar>> = { bash: 'bash', powershell: 'powershell' }

/** The place for each grammar and type of syntax node. The first match wins; `/./` is for all other types. */
const PLACES: readonly (readonly [Grammar, node: RegExp, Place])[] = [
  ['bash', /^raw_string$/, { name: 'single quotes', special: /'/ }],
  ['bash', /^string$/, { name: 'double quotes', special: /["$`\\!]/ }],
  ['bash', /^heredoc_body$/, { name: 'a here-document', special: /[$`\\]/ }],
  ['bash', /./, { name: 'an unquoted word', special: /[^\w@%+=:,./-]|^-/ }],
  ['powershell', /^verbatim_/, { name: 'single quotes', special: /['‘’‚‛]/ }],
  ['powershell', /^expandable_/, { name: 'double quotes', special: /["$`“”„]/ }],
  ['powershell', /./, { name: 'an unquoted word', special: /[^\w.:/\\-]|^-/ }],
]

/** Special characters in languages without a parser. `STRING` is for the languages that are not listed here. */
const SPECIAL: Readonly<Record<string, RegExp>> = { cmd: /[%^&|<>"!]|^-/, xml: /[<&"']/ }
const STRING = /["'`\\${}\r\n]/

const DESTRUCTIVE = /\b(?:chmod|chown|rm|rmdir|mkfs|icacls|Remove-Item|del|rd)\b/

/**
 * Finds placeholders for which the page's form accepts a value that can change the code around it, that YAML or JSON
 * reads as another type, or that is a system folder on a line that deletes files or changes permissions.
 */
export async function checkValues(pages: readonly PageValues[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { blocks, rules } of pages)
    for (const block of uniqueBlocks(blocks))
      for (const name of placeholdersIn(block.text)) {
        const rule = rules.get(name)
        const found = rule === undefined ? null : await harmfulValue(block, name, rule)
        if (found !== null) problems.push(...problemsIn(block, [found]))
      }
  return problems
}

async function harmfulValue(block: SourceBlock, name: string, rule: ValueRule) {
  const { pattern, example } = rule
  const row = block.text.slice(0, block.text.indexOf(`<${name}>`)).split('\n').length - 1
  const lines = block.text.split('\n').filter((line) => line.includes(`<${name}>`))
  const stricter = 'choose a stricter kind for the placeholder'
  const found = (value: string) => `<${name}>, which accepts ${JSON.stringify(value)}`
  const refuse = (value: string, place: string) => ({
    row,
    found: `${found(value)} in ${place}`,
    expected: 'a placeholder whose values cannot change the code around them',
    advice: `${stricter}; in Bash, PowerShell, or YAML, single quotes may be enough`,
  })
  const folder = SYSTEM_FOLDERS.find((text) => fitsPattern(text, pattern))
  if (folder !== undefined && lines.some((line) => DESTRUCTIVE.test(line))) {
    const expected = 'a placeholder that accepts no system folders'
    const place = 'a command that changes permissions or deletes files'
    return { row, found: `${found(folder)} in ${place}`, expected, advice: stricter }
  }
  const fill = (value: string) =>
    block.text.replaceAll(PLACEHOLDER, (_, match) => (match === name ? value : 'zqother'))
  const values = acceptedValues(pattern, example)
  const grammar = GRAMMARS[block.language]
  if (block.language === 'yaml' || block.language === 'json') {
    const [base, sample] = [SENTINEL, example].map((text) => leavesOf(fill(text)))
    const value = values.find((text) => !isSameData(text, leavesOf(fill(text)), base, sample))
    return value === undefined ? null : refuse(value, block.language.toUpperCase())
  }
  if (grammar === undefined) {
    const special = SPECIAL[block.language] ?? STRING
    const value = values.find((text) => special.test(text))
    return value === undefined ? null : refuse(value, `code (${block.language})`)
  }
  const places = placesIn(await parse(fill(SENTINEL), grammar), grammar)
  for (const value of values) {
    const place = places.find(({ special }) => special.test(value))
    if (place !== undefined) return refuse(value, place.name)
  }
  return null
}

/** The places of the sentinel in a syntax tree. In nested quotation marks, only the outermost place counts. */
function placesIn(node: Node, grammar: Grammar): Place[] {
  if (!node.text.includes(SENTINEL)) return []
  const found = PLACES.find(([of, type]) => of === grammar && type.test(node.type))
  const outer = found === undefined ? [] : [found[2]]
  if (found !== undefined && found[1].source !== '.') return outer
  const inner = node.children.flatMap((child) => (child ? placesIn(child, grammar) : []))
  return inner.length > 0 ? inner : outer
}

type Leaves = readonly unknown[] | undefined

/** Whether a value leaves other data unchanged and is text or of the type in `sample`. `base` has the sentinel. */
function isSameData(value: string, found: Leaves, base: Leaves, sample: Leaves): boolean {
  if (found === undefined || sample === undefined || base?.length !== found.length) return false
  return base.every((leaf, index) => {
    const text = String(leaf).replaceAll(SENTINEL, value)
    const isText = typeof found[index] === 'string' || typeof found[index] === typeof sample[index]
    return isText && String(found[index]) === text
  })
}

/** Undefined if the code is not valid. */
function leavesOf(code: string): Leaves {
  try {
    const documents = parseAllDocuments(code)
    if (documents.some(({ errors }) => errors.length > 0)) return undefined
    return leaves(documents.map((document): unknown => document.toJS()))
  } catch {
    return undefined
  }
}

/** Keys and values of parsed data in document order, with brackets around each list and object. */
function leaves(data: unknown): unknown[] {
  if (Array.isArray(data)) return ['[', ...data.flatMap(leaves), ']']
  if (typeof data === 'object' && data !== null)
    return ['{', ...Object.entries(data).flatMap(([key, item]) => [key, ...leaves(item)]), '}']
  return [data]
}

/** A word that no block contains, used in place of a value. */
const SENTINEL = 'zqvalue'

const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\t\n\r\u00a0“”‘’–',
]

/** Values with a special meaning in a shell, in YAML, or as an option or path. */
const INJECTIONS = [
  ...'$(id) `id` $x ;id &&id |id >x #x !x !! %PATH% {{x}} " \\ \''.split(' '),
  ...'-rf --help ~ ~root * ? [a] {a,b} . .. ../x / @x =x +x ,x'.split(' '),
  ...'*a &a null true no 0x1f 1e3 012 1:2 1_000 2020-01-01'.split(' '),
  ...[' #x', ': x', '- x', '" #', "'; id; '", '"; id; "'],
]

/** Values that mean a system folder. No command may delete files or change permissions in such a folder. */
export const SYSTEM_FOLDERS = [
  ...'/var/lib/docker /var/log/journal /var/run/secrets /snap /home/alice/.ssh'.split(' '),
  ...'/ // /. /.. /etc /etc/ //etc /usr /usr/lib /bin /boot /dev /root'.split(' '),
  ...'/home /home/ /home/alice /opt /srv /srv/.. /srv/../etc /tmp /var /var/lib'.split(' '),
  ...'. .. ~ * C:\\ C:\\Windows C:/'.split(' '),
]

/**
 * Potentially harmful values that a pattern accepts, alone and combined with the example, each once; all runs of
 * letters count as equal, and all of digits. Injections are compared exactly: `null` has a meaning.
 */
function acceptedValues(pattern: string, example: string): string[] {
  const middle = Math.ceil(example.length / 2)
  const values = [...CHARACTERS, ...INJECTIONS].flatMap((part) => [
    part,
    part + example,
    example + part,
    example.slice(0, middle) + part + example.slice(middle),
  ])
  const byShape = new Map<string, string>()
  for (const value of values.filter((text) => fitsPattern(text, pattern))) {
    const isWord = INJECTIONS.includes(value)
    const shape = isWord ? value : value.replace(/[A-Za-z]+/g, 'a').replace(/[0-9]+/g, '0')
    if (!byShape.has(shape)) byShape.set(shape, value)
  }
  return [...byShape.values()]
}
