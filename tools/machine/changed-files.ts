import { captureCommand } from './run-command'

const TRUNKS = ['main', 'origin/main'] as const
const NEW_FILES = 'git ls-files --others --exclude-standard'

/**
 * Files that differ from where this branch left `main`: committed, changed, new and deleted ones.
 * @throws outside of a git repository that has a branch `main`
 */
export async function changedFiles(): Promise<string[]> {
  for (const trunk of TRUNKS) {
    const changed = `git diff --name-only --no-renames --merge-base ${trunk}`
    const { status, output } = await captureCommand(`${changed} && ${NEW_FILES}`)
    if (status === 0) return output.split('\n').filter((line) => line !== '')
  }
  throw new Error('--changed: found no branch main, expected a clone with its history.')
}
