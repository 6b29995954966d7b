import { parse as parseYaml } from 'yaml'
import type { Problem } from '../../problem'
import { fitsPattern } from '../../values/fits-pattern'
import { PLACEHOLDER, placeholdersIn } from '../../values/placeholders'
import { type Grammar, type Node, parse } from './grammars'
import { acceptedValues, SENTINEL, SYSTEM_FOLDERS } from './hostile-values'
import { problemsIn, type SourceBlock, uniqueBlocks } from './source-block'

/** The values that a placeholder accepts. */
export type ValueRule = { readonly pattern: string; readonly example: string }

/** The code blocks of a page, and what each of its placeholders takes. */
export type PageValues = {
  readonly blocks: readonly SourceBlock[]
  readonly rules: ReadonlyMap<string, ValueRule>
}

/** Where a value is in a block: the characters that mean more than themselves there. */
type Place = { readonly name: string; readonly special: RegExp }

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  bash: 'bash',
  sh: 'bash',
  powershell: 'powershell',
  hcl: 'hcl',
}

/** Places by the kind of node that holds a value; the first that fits counts. */
const PLACES: readonly (readonly [Grammar, node: RegExp, Place])[] = [
  ['bash', /^raw_string$/, { name: 'single quotes', special: /'/ }],
  ['bash', /^string$/, { name: 'double quotes', special: /["$`\\!]/ }],
  ['bash', /^heredoc_body$/, { name: 'a here-document', special: /[$`\\]/ }],
  ['bash', /./, { name: 'no quotes', special: /[^\w@%+=:,./-]|^-/ }],
  ['powershell', /^verbatim_/, { name: 'single quotes', special: /['‘’‚‛]/ }],
  ['powershell', /^expandable_/, { name: 'double quotes', special: /["$`“”„]/ }],
  ['powershell', /./, { name: 'no quotes', special: /[^\w.:/\\-]|^-/ }],
  ['hcl', /./, { name: 'a string', special: /["\\]|[$%]\{/ }],
]

/** Of languages without a parser here. */
const SPECIAL: Readonly<Record<string, RegExp>> = {
  cmd: /[%^&|<>"!]|^-/,
  xml: /[<&"']/,
}
const STRING = /["'`\\${}\r\n]/

/** Programs that change rights or delete. */
const DESTROYS = /\b(?:chmod|chown|rm|rmdir|mkfs|icacls|Remove-Item|del|rd)\b/

/** Finds values that a form accepts and that change more of a command than their own place. */
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
  const refuse = (value: string, place: string) => ({
    row,
    found: `<${name}>, which accepts ${JSON.stringify(value)} in ${place}`,
    expected: 'values that stay one value there',
    advice: 'give the placeholder a stricter kind, or write quotes around it',
  })
  const folder = SYSTEM_FOLDERS.find((text) => fitsPattern(text, pattern))
  if (folder !== undefined && lines.some((line) => DESTROYS.test(line)))
    return refuse(folder, 'a command that changes rights or deletes')
  const fill = (value: string) =>
    block.text.replaceAll(PLACEHOLDER, (_, other) => (other === name ? value : 'zqother'))
  const values = acceptedValues(pattern, example)
  const grammar = GRAMMARS[block.language]
  if (block.language === 'yaml' || block.language === 'json') {
    const value = values.find((text) => !isSameData(fill, text, example))
    return value === undefined ? null : refuse(value, block.language.toUpperCase())
  }
  if (grammar === undefined) {
    const special = SPECIAL[block.language] ?? STRING
    const value = values.find((text) => special.test(text))
    return value === undefined ? null : refuse(value, `code (${block.language})`)
  }
  const tree = await parse(fill(SENTINEL), grammar)
  const expected = shapeOf(tree)
  const places = placesIn(tree, grammar)
  for (const value of values) {
    const place = places.find(({ special }) => special.test(value))
    if (place !== undefined) return refuse(value, place.name)
    const shape = shapeOf(await parse(fill(value), grammar))
    if (shape !== expected.replaceAll(SENTINEL, value)) return refuse(value, 'a command')
  }
  return null
}

/** Types of nodes that are one word, whatever its characters. */
const WORDS = /^(?:word|number|extglob_pattern|generic_token|decimal_integer_literal)$/

/** The tree of a block, as text that differs when its commands or words do. */
function shapeOf(node: Node): string {
  if (WORDS.test(node.type) || node.childCount === 0) {
    const type = WORDS.test(node.type) ? 'word' : node.type
    return `${type}(${node.text})`
  }
  return `${node.type}[${node.children.map((child) => (child ? shapeOf(child) : '')).join(' ')}]`
}

/** The places of the sentinel in a tree. */
function placesIn(node: Node, grammar: Grammar): Place[] {
  if (!node.text.includes(SENTINEL)) return []
  const isPlace = PLACES.some(
    ([of, type]) => of === grammar && type.source !== '.' && type.test(node.type),
  )
  const inner = isPlace
    ? []
    : node.children.flatMap((child) => (child ? placesIn(child, grammar) : []))
  if (inner.length > 0) return inner
  const found = PLACES.find(([of, type]) => of === grammar && type.test(node.type))
  return found === undefined ? [] : [found[2]]
}

/** Whether the data of a block holds exactly the value: the same text, or the type that the example has there. */
function isSameData(fill: (value: string) => string, value: string, example: string): boolean {
  try {
    const [base, shown, found] = [SENTINEL, example, value].map((text) =>
      leaves(parseYaml(fill(text))),
    )
    if (base === undefined || shown === undefined || found === undefined) return false
    return (
      base.length === found.length &&
      base.every((leaf, index) => {
        const text = String(leaf).replaceAll(SENTINEL, value)
        const isText =
          typeof found[index] === 'string' || typeof found[index] === typeof shown[index]
        return isText && String(found[index]) === text
      })
    )
  } catch {
    return false
  }
}

/** Keys and values of parsed data, in their order. */
function leaves(data: unknown): unknown[] {
  if (Array.isArray(data)) return ['[', ...data.flatMap(leaves), ']']
  if (typeof data === 'object' && data !== null)
    return ['{', ...Object.entries(data).flatMap(([key, item]) => [key, ...leaves(item)]), '}']
  return [data]
}
