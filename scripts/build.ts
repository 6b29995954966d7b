// Builds the whole site into out/. With --strict, as in CI, warnings about the content stop it too.
import { buildSite } from '../lib/output/run/build'
import { compileLess } from '../lib/output/run/compile-less.mjs'
import { runCommand } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'

/** Megabytes of young objects: with more of them, the garbage collector looks through them less often. */
const SEMI_SPACE = '--max-semi-space-size=64'
const NEXT = [SEMI_SPACE, 'node_modules/next/dist/bin/next', 'build', '--webpack']

compileLess()
await buildSite({
  root: process.cwd(),
  isStrict: process.argv.includes('--strict'),
  runNext: (env) => runCommand(process.execPath, NEXT, { env }),
}).catch(reportFailure)
