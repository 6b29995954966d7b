// Measures the site: `npm run measure -- growth --sizes 500`. Without a name, says what there is to measure.
import { measure } from '../tools/bench/measurements'
import { reportFailure } from '../tools/machine/this-process'

await measure(process.argv.slice(2)).catch(reportFailure)
