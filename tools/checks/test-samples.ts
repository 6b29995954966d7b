import { runCommand } from '../machine/run-command'

/**
 * Runs the request samples of the site in `out/`, in each language whose runtime is on this machine.
 * @throws when a sample fails
 */
export async function testSamples(): Promise<void> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'samples']
  if ((await runCommand(process.execPath, vitest)) !== 0)
    throw new Error('A sample does otherwise than it should: see above.')
}
