import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileSizes } from '../../content/list-files'
import { type BuildStamp, readBuildStamp } from './build-stamp'
import { type Environment, hashInputs } from './input-hash'

/** One line for the reader of the terminal. */
export const BUILD_NEED_MESSAGE = {
  'first-build': 'Building: there is no out/ yet',
  'no-record': 'Building: no record of what out/ was built from',
  'inputs-changed': 'Building: inputs changed',
  'output-changed': 'Building: out/ is not as the last build left it',
  none: 'Build is up to date; delete out/ to build it anew',
} as const

export type BuildNeed = keyof typeof BUILD_NEED_MESSAGE

export type BuildState = {
  readonly hasOutput: boolean
  readonly stamp: BuildStamp | undefined
  readonly inputHash: string
  /** Sizes of the files in out/, by path. */
  readonly files: Readonly<Record<string, number>>
}

/** Decides whether the site must be built. Files that were added to out/ since, such as compressed ones, do no harm. */
export function decideBuild({ hasOutput, stamp, inputHash, files }: BuildState): BuildNeed {
  if (!hasOutput) return 'first-build'
  if (stamp === undefined) return 'no-record'
  if (stamp.inputHash !== inputHash) return 'inputs-changed'
  const isWhole = Object.entries(stamp.files).every(([file, size]) => files[file] === size)
  return isWhole ? 'none' : 'output-changed'
}

/** Looks at out/, the stamp and the inputs below `root`. */
export async function findBuildNeed(root: string, env: Environment): Promise<BuildNeed> {
  const out = join(root, 'out')
  const hasOutput = existsSync(join(out, 'index.html'))
  return decideBuild({
    hasOutput,
    stamp: await readBuildStamp(root),
    inputHash: await hashInputs(root, env),
    files: hasOutput ? fileSizes(out) : {},
  })
}
