import { z } from 'zod'
import { isRegularExpression } from '../../../site/site-config-schema'
import { type Node, parse } from './grammars'
import { type BlockFinding, quoted } from './source-block'

export const COMMAND_RULES_FILE = 'data/command-rules.yaml'

const words = z.string().min(1)
const pattern = words
  .refine(isRegularExpression, 'expected a regular expression')
  .transform((source) => new RegExp(source))
export const commandRulesSchema = z.strictObject({
  takesOver: z.array(pattern),
  actsBetween: z.array(z.strictObject({ first: pattern, later: pattern, act: words })),
  dangerous: z.array(pattern),
  harmful: z.array(z.strictObject({ pattern, expected: words, advice: words })),
})

export type CommandRules = z.output<typeof commandRulesSchema>

/** A command in a block, with its continued lines joined into one. */
type Command = { readonly text: string; readonly row: number; readonly isLast: boolean }

/** Keywords and symbols that are valid only inside a longer command. */
const STRAY = /^(?:then|elif|else|fi|do|done|esac|\}|;;)$/
/** An exclamation mark that interactive shells replace with a command from their history. */
const HISTORY = /![^\s="'\])]/
/** A sign of a pattern for file names. If no file matches, bash passes the word on, but zsh stops. */
const PATTERN_SIGN = /(?<!\\)[?[]/
/** The places of words that no shell expands to file names. */
const UNEXPANDED: ReadonlySet<string> = new Set([
  ...['concatenation', 'variable_assignment', 'case_item', 'heredoc_redirect'],
  ...['binary_expression', 'unary_expression', 'test_command'],
])

export async function bashFindings(text: string, rules: CommandRules): Promise<BlockFinding[]> {
  const root = await parse(text, 'bash')
  const finding = ({ startPosition, text: words }: Node, what: string, expected: string) => ({
    row: startPosition.row,
    found: what + quoted(words),
    expected,
  })
  return [
    ...syntaxNodes(root, 'comment').map((node) => ({
      ...finding(node, 'the comment ', 'the comment as text above the block'),
      advice: 'zsh, the default shell of macOS, runs comments as commands',
    })),
    ...syntaxNodes(root, 'command_name')
      .filter((node) => STRAY.test(node.text))
      .map((node) => finding(node, '', 'the whole command, including its first line')),
    ...syntaxNodes(root, 'word', 'string')
      .filter((node) => HISTORY.test(node.text))
      .map((node) => finding(node, '"!" in ', 'single quotes around the text')),
    ...syntaxNodes(root, 'word', 'concatenation')
      .filter(isPattern)
      .map((node) => ({
        ...finding(node, '', 'quotation marks around the word'),
        advice: 'zsh reads ? and [ ] as a pattern, and stops if no file matches',
      })),
    ...commandFindings(commandsOf(root), rules),
  ]
}

function isPattern(node: Node): boolean {
  const parts = node.type === 'word' ? [node] : node.children
  const hasSign = parts.some((part) => part?.type === 'word' && PATTERN_SIGN.test(part.text))
  return hasSign && !UNEXPANDED.has(node.parent?.type ?? '')
}

/** Finds commands that fail or do harm in cmd or PowerShell, by lines. `continuation` ends a line that goes on. */
export function lineFindings(
  text: string,
  continuation: string,
  rules: CommandRules,
): BlockFinding[] {
  const lines = text.split('\n')
  const commands: Command[] = []
  for (const [row, line] of lines.entries()) {
    const before = lines[row - 1]?.endsWith(continuation) ? commands.pop() : undefined
    const part = line.endsWith(continuation) ? line.slice(0, -1) : line
    const joined = withoutBreaks(`${before?.text ?? ''} ${part}`)
    const isLast = lines.slice(row + 1).every((rest) => rest.trim() === '')
    if (joined !== '') commands.push({ text: joined, row: before?.row ?? row, isLast })
  }
  return commandFindings(commands, rules)
}

function commandsOf(root: Node): Command[] {
  const nodes = syntaxNodes(root, 'command', 'declaration_command', 'redirected_statement')
  const last = Math.max(0, ...syntaxNodes(root, 'command').map((node) => node.startIndex))
  return nodes.map((node) => ({
    text: withoutBreaks(node.text.replaceAll('\\\n', ' ')),
    row: node.startPosition.row,
    isLast: node.endIndex > last,
  }))
}

const DANGER = {
  expected: 'a command that does no harm, or danger="…" after the language of the block',
  advice: 'say in a sentence what the command deletes, interrupts, or exposes',
}

function commandFindings(commands: readonly Command[], rules: CommandRules): BlockFinding[] {
  const takeovers = commands.filter(
    ({ text, isLast }) => !isLast && rules.takesOver.some((pattern) => pattern.test(text)),
  )
  return [
    ...takeovers.map(({ text, row }) => ({
      row,
      found: `commands below ${quoted(text)}`,
      expected: 'this command at the end of the block',
      advice: 'the command takes over the terminal or waits for an answer',
    })),
    ...commands.flatMap(({ text, row }) => {
      const harmful = rules.harmful.filter(({ pattern }) => pattern.test(text))
      const isDangerous = rules.dangerous.some((pattern) => pattern.test(text))
      const found = harmful.length === 0 && isDangerous ? [DANGER] : harmful
      return found.map(({ expected, advice }) => ({ row, found: quoted(text), expected, advice }))
    }),
    ...rules.actsBetween.flatMap(({ first, later, act }) => {
      const start = commands.findIndex(({ text }) => first.test(text))
      const next = commands.find(({ text }, index) => index > start && later.test(text))
      if (start === -1 || next === undefined) return []
      const expected = 'a separate block for this command'
      const advice = `the reader must first ${act}`
      return [{ row: next.row, found: quoted(next.text), expected, advice }]
    }),
  ]
}

function syntaxNodes(root: Node, ...types: readonly string[]): Node[] {
  return root.descendantsOfType([...types]).filter((node) => node !== null)
}

function withoutBreaks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
