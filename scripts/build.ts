// Builds the whole site into out/. With --strict, as in CI, warnings about the content stop it too.
import { isLargeSite } from '../lib/output/inputs/large-site'
import { buildSite } from '../lib/output/run/build'
import { compileLess } from '../lib/output/run/compile-less.mjs'
import { runCommand } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'

/** Megabytes of young objects: with more of them, the garbage collector looks through them less often. */
const QUICK = { flag: '--max-semi-space-size=64', env: {} }
/**
 * Old objects that the compiler of a large site may keep, in megabytes, garbage included: what it needs for 5,000 pages. As
 * much as Node would let it take, it would take. What is freed goes back to the system rather than to one of many threads.
 */
const SPARING = { flag: '--max-old-space-size=1950', env: { MALLOC_ARENA_MAX: '2' } }
const root = process.cwd()
const memory = isLargeSite(root) ? SPARING : QUICK
const next = [memory.flag, 'node_modules/next/dist/bin/next', 'build', '--webpack']

compileLess()
await buildSite({
  root,
  isStrict: process.argv.includes('--strict'),
  runNext: (env) => runCommand(process.execPath, next, { env: { ...env, ...memory.env } }),
}).catch(reportFailure)
