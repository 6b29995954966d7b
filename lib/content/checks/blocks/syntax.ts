import { validateXML } from 'xmllint-wasm'
import { parseDocument } from 'yaml'
import { syntaxFault } from '../../yaml-faults'
import { firstError, type Grammar, parse } from './grammars'
import { type BlockFinding, quoted } from './source-block'

export async function grammarFindings(text: string, grammar: Grammar): Promise<BlockFinding[]> {
  const node = firstError(await parse(text, grammar))
  if (node === undefined) return []
  const found = node.isMissing ? `no ${JSON.stringify(node.type)}` : quoted(node.text)
  const { row } = node.startPosition
  return [{ row: Math.min(row, text.split('\n').length - 1), found, expected: 'valid code' }]
}

export function yamlFindings(text: string): BlockFinding[] {
  return parseDocument(text)
    .errors.slice(0, 1)
    .map((fault) => syntaxFault(fault, text))
    .map(({ line, finding }) => ({ row: line - 1, ...finding }))
}

export function jsonFindings(text: string): BlockFinding[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
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
export async function xmlFindings(documents: readonly string[]): Promise<BlockFinding[][]> {
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
      row: text.slice(0, match.index).split('\n').length - 1,
      found: `the element ${match[1]}, which contains only a comment`,
      expected: 'an element with content, or no element',
    })),
  ])
}
