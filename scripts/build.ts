// Builds the whole site into out/. With --strict, as in CI, warnings and an example public URL also fail the build;
// --example-url allows that URL.
import { spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { buildSite, usableMemory } from '../lib/output/run/build'
import { reportFailure } from '../tools/command-line'

const NEXT_BUILD = ['node_modules/next/dist/bin/next', 'build', '--webpack']
/**
 * Heap limit in MB unless NODE_OPTIONS sets another: three quarters of the memory. Node's default of 4 GB is too low
 * for a thousand pages.
 */
const HEAP_MB = Math.floor((usableMemory() / 2 ** 20) * 0.75)
/**
 * Limit in MB for each semi-space, a part of the heap that holds new objects. With Node's default of 16 MB, more
 * objects survive until V8 moves them to the heap for old objects, where collecting garbage takes longer.
 */
const NEW_OBJECTS_MB = 64

await buildSite({
  root: process.cwd(),
  isStrict: process.argv.includes('--strict'),
  allowsExampleUrl: process.argv.includes('--example-url'),
  runNext: async (env) => {
    const options = [
      `--max-old-space-size=${HEAP_MB}`,
      `--max-semi-space-size=${NEW_OBJECTS_MB}`,
      env.NODE_OPTIONS ?? '',
    ]
    const settings = { ...env, NODE_OPTIONS: options.join(' ').trim() }
    const next = spawnSync(process.execPath, NEXT_BUILD, { env: settings, stdio: 'inherit' })
    // As in a shell, a signal gives 128 plus its number.
    return next.status ?? 128 + constants.signals[next.signal ?? 'SIGKILL']
  },
}).catch(reportFailure)
