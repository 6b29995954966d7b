// Sums up the reports of all test runs; its last line is "N passed, N failed".
import { readFile } from 'node:fs/promises'
import { countPlaywright, countVitest } from '../tools/ci/count-tests'
import { summarizeReports } from '../tools/ci/summarize-reports'

const read = (path: string) => readFile(path, 'utf8').catch(() => undefined)

const { line, problems, isSuccess } = summarizeReports(
  await Promise.all(
    [
      { path: 'test-results/unit.json', count: countVitest },
      { path: 'test-results/build.json', count: countVitest },
      { path: 'test-results/e2e.json', count: countPlaywright },
    ].map(async ({ path, count }) => ({ path, count, text: await read(path) })),
  ),
)

for (const problem of problems) console.log(problem)
console.log(line)
if (!isSuccess) process.exitCode = 1
