// Makes the files of a new page: `npm run new -- tutorial "Logo filter"`, `npm run new -- method GetEventInfo`.
import { reportFailure } from '../tools/machine/this-process'
import { writeNewPage } from '../tools/writing/new-page'

await writeNewPage(process.argv.slice(2)).catch(reportFailure)
