import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { totalmem } from 'node:os'

const NEXT_BUILD = ['node_modules/next/dist/bin/next', 'build', '--webpack']
/** Memory in bytes of the machine, or less in a container with a limit. */
const MEMORY = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
/** Heap limit in MB of each process: enough for a thousand pages. A higher limit makes V8 collect garbage later. */
const HEAP_LIMIT_MB = 2816
const HEAP_MB = Math.floor(Math.min(HEAP_LIMIT_MB, (MEMORY / 2 ** 20) * 0.75))
/** Heap limit in MB for new objects. With Node's default of 16, more of them move to where collecting takes longer. */
const NEW_OBJECTS_MB = 64
const OUT_OF_MEMORY = `The build ran out of memory. This machine or container has ${Math.round(MEMORY / 2 ** 30)} GB, \
and by default, each process of the build may use ${HEAP_MB} MB. If less is free, close other programs or build on a \
machine with more memory; otherwise, set another limit with NODE_OPTIONS=--max-old-space-size=<MB>.`
/** Messages of V8 when the heap is full, and of Next when the system has killed one of its processes. */
const MEMORY_SIGN = /JavaScript heap out of memory|signal: SIGKILL/

/** Runs `next build`; `args` are for tests. Throws if it fails; after running out of memory, it says what to do. */
export async function runNextBuild(args: readonly string[] = NEXT_BUILD): Promise<void> {
  const { NODE_OPTIONS = '' } = process.env
  const options = `--max-old-space-size=${HEAP_MB} --max-semi-space-size=${NEW_OBJECTS_MB} ${NODE_OPTIONS}`
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: options.trim() }
  const next = spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'pipe'] })
  let errors = ''
  next.stderr.on('data', (chunk) => {
    process.stderr.write(chunk)
    errors += chunk
  })
  const [status, signal] = await once(next, 'close')
  if (status === 0) return
  const isOutOfMemory = signal === 'SIGKILL' || MEMORY_SIGN.test(errors)
  throw new Error(isOutOfMemory ? OUT_OF_MEMORY : 'The build failed: see the errors above.')
}
