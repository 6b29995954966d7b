import { spawnSync } from 'node:child_process'
import type { BlockFinding } from '../../lib/content/checks/blocks/block-finding'
import {
  filledIn,
  problemsIn,
  type SourceBlock,
  uniqueBlocks,
} from '../../lib/content/checks/blocks/source-block'
import { ProblemError } from '../../lib/content/problem'
import { openPageStore } from '../../lib/output/pages/page-store'

/** How each shell reads commands without running them; zsh as at its prompt, which takes no comments. */
export const SHELLS = {
  bash: ['--norc', '-n'],
  zsh: ['-f', '-n', '+o', 'interactivecomments'],
} as const

export type Shell = keyof typeof SHELLS

/**
 * Asks the shells of this machine whether they can read every block that is pasted into them.
 * @throws ProblemError with one problem for each block that one of them refuses
 */
export async function askShells(): Promise<void> {
  const blocks = await shellBlocks('.')
  const shells = (['bash', 'zsh'] as const).filter((shell) => {
    const isFound = spawnSync(shell, ['--version']).status === 0
    if (!isFound) console.warn(`${shell} is not on this machine: it is not asked.`)
    return isFound
  })
  const problems = shells.flatMap((shell) =>
    blocks.flatMap((block) => problemsIn(block, refusals(shell, filledIn(block)))),
  )
  if (problems.length > 0) throw new ProblemError(problems)
  console.log(`${blocks.length} blocks, read by ${shells.join(' and ') || 'no shell'}`)
}

/** What a shell says against a block; an empty list when it reads it. */
export function refusals(shell: Shell, text: string): BlockFinding[] {
  const { status, stderr } = spawnSync(shell, SHELLS[shell], {
    input: `${text}\n`,
    encoding: 'utf8',
  })
  if (status === 0) return []
  const [found = ''] = stderr.split('\n')
  const row = Number(/(?:line |:)(\d+):/.exec(found)?.[1] ?? 1) - 1
  return [{ row, found, expected: `commands that ${shell} can read` }]
}

async function shellBlocks(root: string): Promise<SourceBlock[]> {
  const store = await openPageStore(root)
  const blocks: SourceBlock[] = []
  for (const { file } of (await store.pageMap()).pages)
    blocks.push(...(await store.page(file)).codeBlocks)
  return uniqueBlocks(blocks).filter(({ language }) => language === 'bash' || language === 'sh')
}
