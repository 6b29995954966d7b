import { captureCommand } from '../machine/run-command'
import { bytesBelow, endedChildrenSeconds } from './processes'
import { rounded } from './statistics'

const SAMPLE_MS = 200
/** Characters of a failed build's output that are shown. */
const LAST_WORDS_LENGTH = 4000

/**
 * Builds the site and measures it, memory as the peak of its processes together; needs Linux.
 * @param cwd folder of the project
 * @throws when the build fails
 */
export async function measureBuild(cwd: string) {
  const cpuBefore = endedChildrenSeconds()
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, bytesBelow())
  }, SAMPLE_MS)
  const { status, output, seconds } = await captureCommand('npm run build', { cwd })
  clearInterval(timer)
  if (status !== 0)
    throw new Error(
      `The build failed with exit code ${status}.\n${output.slice(-LAST_WORDS_LENGTH)}`,
    )
  return {
    'CPU s': rounded(endedChildrenSeconds() - cpuBefore),
    'wall s': rounded(seconds),
    'peak MB': Math.round(peak / 1e6),
  }
}
