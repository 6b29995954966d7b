import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type BuildContext, PAGE_MAP } from '../../compile/build-context'
import { listFiles } from '../../content/project-files'

/** Paths below the project, and `PAGE_MAP`. */
type Inputs = readonly string[]

/**
 * Names what pages are made from.
 * @returns a function that gives the same hash for the same contents of the same inputs
 */
export function createInputHash({ root, isPreview, pageMap }: BuildContext) {
  // A build reads each input once; under a preview they change.
  const known = isPreview ? null : new Map<string, Promise<string>>()

  async function readHash(input: string): Promise<string> {
    if (input === PAGE_MAP) return hashOf(JSON.stringify((await pageMap()).nodes))
    const files = filesOf(path.join(root, input))
    return hashOf(
      files.map((file) => `${path.basename(file)} ${hashOf(readFileSync(file))}`).join(),
    )
  }

  function inputHash(input: string): Promise<string> {
    const hash = known?.get(input) ?? readHash(input)
    known?.set(input, hash)
    return hash
  }

  return async (inputs: Inputs): Promise<string> => {
    return hashOf(JSON.stringify(await Promise.all([...inputs].sort().map(inputHash))))
  }
}

/** Whether a file may have changed since a time. */
export function hasChangedSince(root: string, inputs: Inputs, timeMs: number): boolean {
  return (
    inputs
      .flatMap((input) => filesOf(path.join(root, input)))
      // The clock of a file system may be a little behind.
      .some((file) => statSync(file).mtimeMs > timeMs - 10)
  )
}

/** A file, those of a folder, or none for what is not there. */
function filesOf(input: string): string[] {
  const stats = statSync(input, { throwIfNoEntry: false })
  if (stats === undefined) return []
  return stats.isFile() ? [input] : listFiles(input).map((file) => path.join(input, file))
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
