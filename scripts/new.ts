// Makes the files of a new page: `npm run new -- tutorial "Logo filter"`, `npm run new -- method GetEventInfo`.
import { writeFileSync } from 'node:fs'
import { reportFailure } from '../tools/machine/this-process'
import { planNewPage } from '../tools/writing/new-page'

try {
  const today = new Date().toISOString().slice(0, 10)
  const { files, next } = planNewPage('.', process.argv.slice(2), today)
  for (const [file, text] of files) {
    writeFileSync(file, text)
    console.log(`Written: ${file}`)
  }
  console.log(['', 'Next:', ...next].join('\n'))
} catch (error) {
  reportFailure(error)
}
