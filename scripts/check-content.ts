// Checks content and site configuration without a build; every problem is one line with file and field. With --changed, only
// what this branch can have broken.
import { reportFailure } from '../tools/machine/this-process'
import { reportContent } from '../tools/writing/check-content'

await reportContent(process.argv.slice(2)).catch(reportFailure)
