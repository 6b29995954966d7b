// Sums up the reports of all test runs; its last line is "N passed, N failed".
import { readFile } from 'node:fs/promises'
import { countPlaywright, countVitest, summarizeReports } from '../tools/checks/summarize-reports'

const REPORTS = { unit: countVitest, build: countVitest, e2e: countPlaywright } as const

const { line, problems, isSuccess } = summarizeReports(
  await Promise.all(
    Object.entries(REPORTS).map(async ([name, count]) => {
      const path = `test-results/${name}.json`
      return { path, count, text: await readFile(path, 'utf8').catch(() => undefined) }
    }),
  ),
)

for (const problem of problems) console.log(problem)
console.log(line)
if (!isSuccess) process.exitCode = 1
