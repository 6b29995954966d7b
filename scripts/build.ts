// Builds the whole site into out/. With --strict, as in CI, warnings about the content stop it too.
import { buildSite } from '../lib/output/run/build'
import { runCommand } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'

const NEXT_BUILD = ['node_modules/next/dist/bin/next', 'build', '--webpack']

await buildSite({
  root: process.cwd(),
  isStrict: process.argv.includes('--strict'),
  runNext: (env) => runCommand(process.execPath, NEXT_BUILD, { env }),
}).catch(reportFailure)
