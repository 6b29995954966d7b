// Checks content and site configuration without a build; every problem is one line with file and field.
import { reportFailure } from '../tools/machine/this-process'
import { reportContent } from '../tools/writing/check-content'

await reportContent().catch(reportFailure)
