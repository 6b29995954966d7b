import { validateXML } from 'xmllint-wasm'
import { parseDocument } from 'yaml'
import { messageOf, type Problem } from '../../problem'
import { lineAt } from '../../project-files'
import { syntaxFault } from '../../yaml-faults'
import { firstError, type Grammar, parse } from './grammars'
import { lookAlikeFindings } from './look-alikes'
import { bashFindings, COMPANIONS, lineFindings } from './shell-block'
import {
  type BlockFinding,
  type CheckedLanguage,
  filledIn,
  problemsIn,
  quoted,
  type SourceBlock,
  uniqueBlocks,
} from './source-block'

type Check = (text: string) => BlockFinding[] | Promise<BlockFinding[]>

const shell: Check = async (text) => [
  ...(await grammarFindings(text, 'bash')),
  ...(await bashFindings(text)),
]

/** XML is missing because all XML blocks are checked in a single run. */
const CHECKS: Readonly<Partial<Record<CheckedLanguage, Check>>> = {
  bash: shell,
  sh: shell,
  cmd: (text) => lineFindings(text, '^'),
  powershell: async (text) => [
    ...(await grammarFindings(text, 'powershell')),
    ...lineFindings(text, '`'),
  ],
  hcl: (text) => grammarFindings(text, 'hcl'),
  json: jsonFindings,
  yaml: yamlFindings,
}

/** Finds blocks that fail or cause harm when pasted, and pages without a command that one of their blocks needs. */
export async function checkBlocks(pages: readonly (readonly SourceBlock[])[]): Promise<Problem[]> {
  const problems: Problem[] = []
  // Blocks with look-alike characters skip the checks by language, because those checks would report misleading
  // errors.
  const blocks = uniqueBlocks(pages.flat()).filter((block) => {
    const found = problemsIn(block, lookAlikeFindings(block.text))
    problems.push(...found)
    return found.length === 0
  })
  const documents = blocks.filter(({ language }) => language === 'xml')
  const inXml = await xmlFindings(documents.map(({ text }) => text))
  problems.push(...documents.flatMap((block, index) => problemsIn(block, inXml[index] ?? [])))
  for (const block of blocks)
    problems.push(...problemsIn(block, (await CHECKS[block.language]?.(filledIn(block))) ?? []))
  return [...problems, ...pages.flatMap(missingCompanions)]
}

function missingCompanions(blocks: readonly SourceBlock[]): Problem[] {
  const texts = blocks.map(({ text }) => text.replaceAll(/\s*\\\n\s*/g, ' '))
  return COMPANIONS.flatMap(({ found, needed, expected, advice }) => {
    const block = blocks.find((_, index) => found.test(texts[index] ?? ''))
    if (block === undefined || texts.some((text) => needed.test(text))) return []
    return problemsIn(block, [{ row: 0, found: `"${found.source}"`, expected, advice }])
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

/** A response from a manager. Example responses may contain a comment instead of content. */
const RESPONSE = /^(?:<\?[^>]*>)?\s*<Content>/
/** A reader who pastes an element with only a comment sends an empty element. */
const COMMENT_ONLY = /<(\w+)\b[^>/]*>\s*<!--(?:(?!-->)[\s\S])*-->\s*<\/\1>/g

/**
 * Validates all XML documents in one run, because starting the validator takes longer than checking a hundred of them.
 * @returns the findings for each document, in the order of `documents`
 */
async function xmlFindings(documents: readonly string[]): Promise<BlockFinding[][]> {
  if (documents.length === 0) return []
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, normalization: 'format' })
  return documents.map((text, index) => [
    ...errors
      .filter(({ loc }) => loc?.fileName === `${index}.xml`)
      .slice(0, 1)
      .map(({ loc, message }) => ({
        row: (loc?.lineNumber ?? 1) - 1,
        found: `the error "${message.replace(/^parser error : /, '')}"`,
        expected: 'valid XML',
      })),
    ...[...(RESPONSE.test(text) ? [] : text.matchAll(COMMENT_ONLY))].map((match) => ({
      row: lineAt(text, match.index) - 1,
      found: `the element ${match[1]}, which contains only a comment`,
      expected: 'an element with content, or no element',
    })),
  ])
}
