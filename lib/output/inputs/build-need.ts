import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readBuildStamp } from './build-stamp'
import { type Environment, hashInputs } from './input-hash'

export type BuildNeed = 'first-start' | 'no-record' | 'inputs-changed' | 'none'

/** One line for the reader of the terminal. */
export const BUILD_NEED_MESSAGE = {
  'first-start': 'Building: first start',
  'no-record': 'Building: no record of what out/ was built from',
  'inputs-changed': 'Building: inputs changed',
  none: 'Build is up to date',
} as const satisfies Record<BuildNeed, string>

export type BuildState = {
  hasOutput: boolean
  builtHash: string | undefined
  inputHash: string
}

/** Decides whether the site must be built before it can be served. */
export function decideBuild({ hasOutput, builtHash, inputHash }: BuildState): BuildNeed {
  if (!hasOutput) return 'first-start'
  if (builtHash === undefined) return 'no-record'
  return builtHash === inputHash ? 'none' : 'inputs-changed'
}

/** Looks at out/, the stamp and the inputs below `root`. */
export async function findBuildNeed(root: string, env: Environment): Promise<BuildNeed> {
  return decideBuild({
    hasOutput: existsSync(join(root, 'out/index.html')),
    builtHash: await readBuildStamp(root),
    inputHash: await hashInputs(root, env),
  })
}
