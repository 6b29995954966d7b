import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import {
  filledIn,
  type SourceBlock,
  uniqueBlocks,
} from '../../lib/content/checks/blocks/source-block'
import { openProject } from '../../lib/output/pages/open-project'
import { warnUnless } from '../fixtures/not-tested'

/**
 * Arguments with which each shell parses commands without running them; zsh as at its prompt, where comments are not
 * allowed.
 */
const SHELLS = { bash: ['--norc', '-n'], zsh: ['-f', '-n', '+o', 'interactivecomments'] } as const

const project = openProject('.')
const blocks: SourceBlock[] = []
for (const { file } of (await project.pageMap()).pages)
  blocks.push(...(await project.page(file)).codeBlocks)
const pasted = uniqueBlocks(blocks).filter(({ language }) => /^(?:ba)?sh$/.test(language))

for (const [shell, args] of Object.entries(SHELLS)) {
  const isFound = spawnSync(shell, ['--version']).status === 0
  const read = (text: string) => spawnSync(shell, args, { input: `${text}\n`, encoding: 'utf8' })

  describe.runIf(warnUnless(isFound, `shell blocks in ${shell}`))(`${shell} can read`, () => {
    it('every block, without running it', () => {
      expect(read('exit 3').status).toBe(0)
      expect(read('ls\nfi').status).not.toBe(0)
    })

    it.each(pasted.map((block) => [`${block.file}:${block.line ?? '?'}`, block] as const))(
      'the commands at %s',
      (_place, block) => expect(read(filledIn(block)).stderr).toBe(''),
    )
  })
}
