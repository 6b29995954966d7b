// Shows what readers see differently since a revision: `npm run diff -- main`.
import { reportFailure } from '../tools/machine/this-process'
import { review } from '../tools/review/review'

await review(process.argv[2]).catch(reportFailure)
