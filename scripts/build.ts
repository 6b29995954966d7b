// Builds the whole site into out/. With --strict, as in CI, warnings about the content stop it too.
import { isLargeSite } from '../lib/output/inputs/large-site'
import { buildSite } from '../lib/output/run/build'
import { compileLess } from '../lib/output/run/compile-less.mjs'
import { runCommand } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'

/** Megabytes of young objects: with more of them, the garbage collector looks through them less often. */
const SEMI_SPACE = '--max-semi-space-size=64'
/**
 * Megabytes of old objects that the compiler of a large site may keep, garbage included: what it needs for 5,000 pages. As
 * much as Node would let it take, it would take.
 */
const MOST_OLD_SPACE = '--max-old-space-size=2000'
const root = process.cwd()
const next = [
  SEMI_SPACE,
  ...(isLargeSite(root) ? [MOST_OLD_SPACE] : []),
  'node_modules/next/dist/bin/next',
  'build',
  '--webpack',
]

compileLess()
await buildSite({
  root,
  isStrict: process.argv.includes('--strict'),
  runNext: (env) => runCommand(process.execPath, next, { env }),
}).catch(reportFailure)
