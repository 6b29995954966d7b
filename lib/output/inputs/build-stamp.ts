import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const STAMP_FILE = '.next/build-stamp.json'
const stampSchema = z.object({ inputHash: z.string() })

/** Records which inputs the site in out/ was built from; call it after a successful build. */
export async function writeBuildStamp(root: string, inputHash: string): Promise<void> {
  const path = join(root, STAMP_FILE)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify({ inputHash })}\n`)
}

/** The hash of the inputs of the last successful build; undefined when there is none to trust. */
export async function readBuildStamp(root: string): Promise<string | undefined> {
  try {
    const text = await readFile(join(root, STAMP_FILE), 'utf8')
    return stampSchema.parse(JSON.parse(text)).inputHash
  } catch {
    return undefined
  }
}
