import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Below the project's folder. */
export const STAMP_FILE = '.next/build-stamp.json'
const stampSchema = z.object({
  /** Of everything the site was built from. */
  inputHash: z.string(),
  /** Sizes of the files it wrote into out/, by path. */
  files: z.record(z.string(), z.number()),
  /** What it warned of, for the next run that finds nothing to do. */
  warnings: z.array(z.string()),
})

export type BuildStamp = z.infer<typeof stampSchema>

/** Records the site in out/; call it after a successful build. */
export async function writeBuildStamp(root: string, stamp: BuildStamp): Promise<void> {
  const path = join(root, STAMP_FILE)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(stamp)}\n`)
}

/** What the last successful build recorded; undefined when there is nothing to trust. */
export async function readBuildStamp(root: string): Promise<BuildStamp | undefined> {
  try {
    return stampSchema.parse(JSON.parse(await readFile(join(root, STAMP_FILE), 'utf8')))
  } catch {
    return undefined
  }
}
