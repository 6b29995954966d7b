import { captureCommand } from './run-command'

const TRUNKS = ['main', 'origin/main'] as const

/**
 * Files that differ from where this branch left `main`: committed, changed, new and deleted ones.
 * @throws outside of a git repository that has a branch `main`
 */
export async function changedFiles(): Promise<string[]> {
  for (const trunk of TRUNKS) {
    const base = await captureCommand(`git merge-base ${trunk} HEAD`)
    if (base.status !== 0) continue
    return [
      ...(await linesOf(`git diff --name-only --no-renames ${base.output.trim()}`)),
      ...(await linesOf('git ls-files --others --exclude-standard')),
    ]
  }
  throw new Error('--changed: found no branch main, expected a clone with its history.')
}

async function linesOf(command: string): Promise<string[]> {
  return (await captureCommand(command)).output.split('\n').filter((line) => line !== '')
}
