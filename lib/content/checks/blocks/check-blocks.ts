import type { Problem } from '../../problem'
import { lookAlikeFindings } from './look-alikes'
import { bashFindings, lineFindings } from './shell-block'
import { COMPANIONS } from './shell-rules'
import type { BlockFinding } from './source-block'
import {
  type CheckedLanguage,
  filledIn,
  problemsIn,
  type SourceBlock,
  uniqueBlocks,
} from './source-block'
import { grammarFindings, jsonFindings, xmlFindings, yamlFindings } from './syntax'

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
