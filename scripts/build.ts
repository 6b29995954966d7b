// Builds the site into out/. --strict, as in CI, refuses warnings and an example URL, which --example-url allows.
import { buildSite } from '../lib/output/run/build-steps'
import { runNextBuild } from '../lib/output/run/next-build'
import { reportFailure } from '../tools/command-line'

await buildSite({
  root: process.cwd(),
  isStrict: process.argv.includes('--strict'),
  allowsExampleUrl: process.argv.includes('--example-url'),
  runNext: runNextBuild,
}).catch(reportFailure)
