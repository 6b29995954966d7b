import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type BuildContext, PAGE_MAP } from '../../compile/build-context'
import { listFiles } from '../../content/list-files'

/** Facts of one folder refer to each other: a page that prints one depends on all of them. */
const FACT_FOLDER = /^data\/[^/]+(?=\/)/

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
    const content =
      input === PAGE_MAP
        ? JSON.stringify((await pageMap()).nodes)
        : readInput(path.join(root, input))
    return hashOf(content)
  }

  function inputHash(input: string): Promise<string> {
    const hash = known?.get(input) ?? readHash(input)
    known?.set(input, hash)
    return hash
  }

  return async (inputs: Inputs): Promise<string> => {
    const read = new Set(inputs.map((input) => FACT_FOLDER.exec(input)?.[0] ?? input))
    return hashOf(JSON.stringify(await Promise.all([...read].sort().map(inputHash))))
  }
}

/** Whether a file may have changed since a time. */
export function hasChangedSince(root: string, inputs: Inputs, timeMs: number): boolean {
  return inputs.some((input) => {
    const stats = statSync(path.join(root, input), { throwIfNoEntry: false })
    // The clock of a file system may be a little behind.
    return stats?.isFile() === true && stats.mtimeMs > timeMs - 10
  })
}

/** A file, a folder with all that is in it, or "" for what is not there. */
function readInput(full: string): string | Buffer {
  const stats = statSync(full, { throwIfNoEntry: false })
  if (stats === undefined) return ''
  if (stats.isFile()) return readFileSync(full)
  return listFiles(full)
    .map((file) => `${file}\0${hashOf(readFileSync(path.join(full, file)))}`)
    .join('\n')
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
