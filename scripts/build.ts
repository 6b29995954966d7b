// Builds the whole site into out/. With --strict, as in CI, warnings and an example public URL also fail the build;
// --example-url allows that URL.
import { buildSite } from '../lib/output/run/build'
import { runNextBuild } from '../lib/output/run/next-build'
import { reportFailure } from '../tools/command-line'

await buildSite({
  root: process.cwd(),
  isStrict: process.argv.includes('--strict'),
  allowsExampleUrl: process.argv.includes('--example-url'),
  runNext: runNextBuild,
}).catch(reportFailure)
