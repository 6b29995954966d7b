// Runs the checks that take too long for every change, or those it is given: `npm run audit -- hosted hosts`.
import { audit } from '../tools/checks/audit'
import { reportFailure } from '../tools/machine/this-process'

await audit(process.argv.slice(2)).catch(reportFailure)
