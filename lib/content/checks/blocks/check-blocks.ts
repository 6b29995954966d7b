import { type TransformFailure, transform } from 'esbuild'
import { SaxesParser } from 'saxes'
import { parseAllDocuments } from 'yaml'
import type { Problem } from '../../problem'
import { syntaxFault } from '../../yaml'
import { firstError, type Grammar, parse } from './grammars'
import { bashFindings, type CommandRules, lineFindings } from './shell-block'
import {
  type BlockFinding,
  type BlockLanguage,
  filledIn,
  problemsIn,
  quoted,
  SHELLS,
  type SourceBlock,
  uniqueBlocks,
} from './source-block'

type Check = (text: string, rules: CommandRules) => BlockFinding[] | Promise<BlockFinding[]>

const CHECKS: Readonly<Partial<Record<BlockLanguage, Check>>> = {
  bash: async (text, rules) => [
    ...(await grammarFindings(text, 'bash')),
    ...(await bashFindings(text, rules)),
  ],
  cmd: (text, rules) => lineFindings(text, '^', rules),
  powershell: async (text, rules) => [
    ...(await grammarFindings(text, 'powershell')),
    ...lineFindings(text, '`', rules),
  ],
  json: jsonFindings,
  yaml: yamlFindings,
  xml: xmlFindings,
}

/** Finds blocks that fail or cause harm when pasted. */
export async function checkBlocks(
  given: readonly SourceBlock[],
  rules: CommandRules,
): Promise<Problem[]> {
  const problems: Problem[] = []
  // A block with a faulty line skips the checks of its language, whose errors would mislead.
  const blocks = uniqueBlocks(given).filter((block) => {
    const found = problemsIn(block, lineProblems(block))
    problems.push(...found)
    return found.length === 0
  })
  for (const block of blocks) {
    const blockRules = block.hasDanger ? { ...rules, dangerous: [] } : rules
    const found = await CHECKS[block.language]?.(filledIn(block), blockRules)
    problems.push(...problemsIn(block, found ?? []))
  }
  return problems
}

/**
 * A character that is neither ASCII nor a letter of a European name nor the sign of a unit. Word processors, chats, and
 * PDF files insert such characters, which look like spaces, hyphens, or quotation marks.
 */
const UNUSUAL = /[^\n\t -~\u00C0-\u024FµμΩ°]/u

type LineRule = readonly [pattern: RegExp, expected: string]

const ANY_LINE: readonly LineRule[] = [[UNUSUAL, 'the character on the keyboard, or none']]
/** Text that a shell accepts but that is not part of the command, such as a prompt, or a name in angle brackets. */
const COMMAND_LINE: readonly LineRule[] = [
  ...ANY_LINE,
  [/^\s*\$ |^(?:PS ?)?(?:[A-Z]:\\[^>]*)?>|^\[?\w+@[^$#]*[$#] /, 'the command without the prompt'],
  [/[\\^][ \t]+$|\s`[ \t]+$/, 'no space after the sign that continues the line'],
  [/(?<=\s)https?:\/\/[^\s'"]*&/, 'quotation marks around a URL with &'],
  [/\{\{[<%]/, 'the value itself, or a placeholder such as <cluster-name>'],
  [
    /^\s*[\w-][^'"<]*<[A-Za-z]+(?:[ _-][A-Za-z0-9]+)*>|\bYOUR_[A-Z]/,
    'lowercase words with hyphens in < >, such as <cluster-name>',
  ],
]

function lineProblems(block: SourceBlock): BlockFinding[] {
  const rules = SHELLS.has(block.language) ? COMMAND_LINE : ANY_LINE
  const lines = filledIn(block).split('\n')
  return lines.flatMap((line, row) => {
    const found = quoted(line.replace(UNUSUAL, codePoint))
    const broken = rules.filter(([pattern]) => pattern.test(line))
    return broken.map(([, expected]) => ({ row, found, expected }))
  })
}

function codePoint(character: string): string {
  return `[U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`
}

async function grammarFindings(text: string, grammar: Grammar): Promise<BlockFinding[]> {
  const node = firstError(await parse(text, grammar))
  if (node === undefined) return []
  const found = node.isMissing ? `no ${JSON.stringify(node.type)}` : quoted(node.text)
  const { row } = node.startPosition
  return [{ row: Math.min(row, text.split('\n').length - 1), found, expected: 'valid code' }]
}

function yamlFindings(text: string): BlockFinding[] {
  const [fault] = parseAllDocuments(text).flatMap(({ errors }) => errors)
  if (fault === undefined) return []
  const { line, finding } = syntaxFault(fault, text)
  return [{ row: line - 1, ...finding }]
}

/** Unlike `JSON.parse`, esbuild always names the line. */
async function jsonFindings(text: string): Promise<BlockFinding[]> {
  const { warnings } = await transform(text, { loader: 'json', logLevel: 'silent' }).catch(
    ({ errors }: TransformFailure) => ({ warnings: errors }),
  )
  return warnings.map(({ location, text: advice }) => {
    const row = (location?.line ?? 1) - 1
    return { row, found: quoted(text.split('\n')[row] ?? ''), expected: 'valid JSON', advice }
  })
}

function xmlFindings(text: string): BlockFinding[] {
  const findings: BlockFinding[] = []
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', ({ message }) => {
    const found = `the error "${message.replace(/\.$/, '')}"`
    findings.push({ row: parser.line - 1, found, expected: 'valid XML' })
  })
  parser.write(text).close()
  return findings.slice(0, 1)
}
