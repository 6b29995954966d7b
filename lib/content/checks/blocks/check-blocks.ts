import { validateXML } from 'xmllint-wasm'
import { parseDocument } from 'yaml'
import { messageOf, type Problem } from '../../problem'
import { syntaxFault } from '../../yaml-faults'
import { firstError, type Grammar, parse } from './grammars'
import { bashFindings, type CommandRules, lineFindings } from './shell-block'
import {
  type BlockFinding,
  type CheckedLanguage,
  filledIn,
  problemsIn,
  quoted,
  type SourceBlock,
  uniqueBlocks,
} from './source-block'

type Check = (text: string, rules: CommandRules) => BlockFinding[] | Promise<BlockFinding[]>

/** XML is missing because all XML blocks are checked in a single run. */
const CHECKS: Readonly<Partial<Record<CheckedLanguage, Check>>> = {
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
}

/** Finds blocks that fail or cause harm when pasted. */
export async function checkBlocks(
  given: readonly SourceBlock[],
  rules: CommandRules,
): Promise<Problem[]> {
  const problems: Problem[] = []
  // Blocks with unusual characters skip the checks by language, because those checks would report misleading errors.
  const blocks = uniqueBlocks(given).filter((block) => {
    const found = problemsIn(block, unusualCharacters(block.text))
    problems.push(...found)
    return found.length === 0
  })
  const documents = blocks.filter(({ language }) => language === 'xml')
  const inXml = await xmlFindings(documents.map(filledIn))
  problems.push(...documents.flatMap((block, index) => problemsIn(block, inXml[index] ?? [])))
  for (const block of blocks) {
    const found = await CHECKS[block.language]?.(filledIn(block), rules)
    problems.push(...problemsIn(block, found ?? []))
  }
  return problems
}

/**
 * A character that is neither ASCII nor a letter of a European name nor the sign of a unit. Word processors, chats, and
 * PDF files insert such characters, which look like spaces, hyphens, or quotation marks.
 */
const UNUSUAL = /[^\n\t -~\u00C0-\u024FµμΩ°]/u

function unusualCharacters(text: string): BlockFinding[] {
  return text.split('\n').flatMap((line, row) => {
    const [character] = UNUSUAL.exec(line) ?? []
    if (character === undefined) return []
    const point = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    const found = quoted(line.replace(character, `[U+${point}]`))
    return [{ row, found, expected: 'the character on the keyboard, or none' }]
  })
}

async function grammarFindings(text: string, grammar: Grammar): Promise<BlockFinding[]> {
  const node = firstError(await parse(text, grammar))
  if (node === undefined) return []
  const found = node.isMissing ? `no ${JSON.stringify(node.type)}` : quoted(node.text)
  const { row } = node.startPosition
  return [{ row: Math.min(row, text.split('\n').length - 1), found, expected: 'valid code' }]
}

function yamlFindings(text: string): BlockFinding[] {
  return parseDocument(text)
    .errors.slice(0, 1)
    .map((fault) => syntaxFault(fault, text))
    .map(({ line, finding }) => ({ row: line - 1, ...finding }))
}

function jsonFindings(text: string): BlockFinding[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const message = messageOf(error)
    const row = Number(/line (\d+)/.exec(message)?.[1] ?? 1) - 1
    return [{ row, found: `the error "${message}"`, expected: 'valid JSON' }]
  }
}

/**
 * Validates all XML documents in one run, because starting the validator takes longer than checking a hundred of them.
 * @returns the findings for each document, in the order of `documents`
 */
async function xmlFindings(documents: readonly string[]): Promise<BlockFinding[][]> {
  if (documents.length === 0) return []
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, normalization: 'format' })
  return documents.map((_, index) =>
    errors
      .filter(({ loc }) => loc?.fileName === `${index}.xml`)
      .slice(0, 1)
      .map(({ loc, message }) => ({
        row: (loc?.lineNumber ?? 1) - 1,
        found: `the error "${message.replace(/^parser error : /, '')}"`,
        expected: 'valid XML',
      })),
  )
}
