// Sums up the reports of all test runs; its last line is "N passed, N failed".
import { existsSync, readFileSync } from 'node:fs'
import { summarizeReports } from '../tools/checks/summarize-reports'

const { line, problems, isSuccess } = summarizeReports(
  Object.fromEntries(
    ['unit', 'build', 'e2e'].map((name) => {
      const file = `test-results/${name}.json`
      return [file, existsSync(file) ? readFileSync(file, 'utf8') : undefined]
    }),
  ),
)

for (const problem of problems) console.log(problem)
console.log(line)
if (!isSuccess) process.exitCode = 1
