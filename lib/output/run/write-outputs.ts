import type { Output } from './outputs'
import type { Site } from './site'

/**
 * Writes outputs of a build, one after another.
 * @throws when one stands before another that has to be there
 */
export async function writeOutputs(outputs: readonly Output[], site: Site): Promise<void> {
  const written = new Set<string>()
  for (const output of outputs) {
    const missing = output.after?.find((name) => !written.has(name))
    if (missing !== undefined)
      throw new Error(
        `build: found the output "${output.name}" before "${missing}", expected it behind`,
      )
    await output.write(site)
    written.add(output.name)
  }
}
