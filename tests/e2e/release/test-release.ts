import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inCopy } from '../../../tools/machine/project-copy'
import { runScript } from '../../../tools/machine/run-command'

const CHANGED_PAGE = 'pages/docs/Stream/API/Event_Description.mdx'
const PORT = '4178'
const BUILD = 'scripts/build.ts'

/**
 * Builds a copy of the project, changes a page, builds it again, and tests the site in a tab that is older than the last
 * build.
 * @throws when a test fails
 */
export function testRelease(): Promise<void> {
  return inCopy('release', async (folder) => {
    const first = path.join(folder, 'first')
    const out = path.join(folder, 'out')
    await runScript(BUILD, { cwd: folder })
    renameSync(out, first)
    changePage(folder, 'Added in the second build.')
    await runScript(BUILD, { cwd: folder })
    const settings = { FIRST_BUILD: first, SECOND_BUILD: out, E2E_SUITE: 'release', E2E_PORT: PORT }
    await runScript('scripts/test-e2e.ts', { settings })
  })
}

/** Adds a sentence to a page of a copy, before its first heading, where search finds it. */
function changePage(folder: string, sentence: string): void {
  const page = path.join(folder, CHANGED_PAGE)
  writeFileSync(page, readFileSync(page, 'utf8').replace('\n## ', `\n${sentence}\n\n## `))
}
