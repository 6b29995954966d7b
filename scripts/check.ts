// Runs every check that needs no build, or those it is given: `npm run check -- types imports`.
import { check } from '../tools/checks/check'
import { reportFailure } from '../tools/machine/this-process'

await check(process.argv.slice(2)).catch(reportFailure)
