// Finds, or installs, the browser of the end-to-end tests and says which it is.
import { findBrowser } from '../tools/browser/find-browser'
import { systemProbes } from '../tools/browser/system-probes'

const search = await findBrowser(systemProbes())
if (search.status === 'found') {
  console.log(search.said)
} else {
  console.error(search.said)
  process.exitCode = 1
}
