// Measures the site: `npm run measure -- bench clicks`. Without a name, lists the measurements.
import { drawImages } from '../artwork/draw-images'
import { bench } from '../tools/bench/bench'
import { comparePageBytes } from '../tools/bench/page-bytes'
import { evaluateSearch } from '../tools/bench/search-eval'
import { browserEnvironment } from '../tools/machine/browser'
import { reportFailure, selectByName } from '../tools/machine/this-process'

type Measurement = (args: readonly string[]) => Promise<unknown>

const MEASUREMENTS: Readonly<Record<string, readonly [about: string, run: Measurement]>> = {
  bench: [
    'Times of clicks and searches in a browser; add `clicks` or `search` for one of them.',
    bench,
  ],
  bytes: [
    'Pages whose initial download size differs between two builds; add both folders, older first.',
    comparePageBytes,
  ],
  eval: [
    'Search quality, measured with the sample queries in data/search/eval-queries.yaml.',
    evaluateSearch,
  ],
  browser: ['Prints the browser for tests; installs one if none is found.', browserEnvironment],
  draw: [
    'Redraws link previews and icons from artwork/ and public/favicon.svg; commit the results with their sources.',
    drawImages,
  ],
}

async function measure([name, ...args]: readonly string[]): Promise<void> {
  if (name !== undefined)
    for (const [, [, run]] of selectByName(MEASUREMENTS, [name])) await run(args)
  else
    for (const [known, [about]] of Object.entries(MEASUREMENTS))
      console.log(`npm run measure -- ${known.padEnd(8)} ${about}`)
}

await measure(process.argv.slice(2)).catch(reportFailure)
