import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findingsOf } from './findings'

const found = (output: string) => findingsOf('part', { status: 1, seconds: 0, output })

it.each([
  [
    'content',
    'The content has errors.\npages/docs/A.mdx:3 description: found "Short", expected more',
    ['pages/docs/A.mdx', 3, 'description: found "Short", expected more'],
  ],
  [
    'content without a line',
    'site.config.ts: url: found 1',
    ['site.config.ts', null, 'url: found 1'],
  ],
  ['types', "lib/a.ts(1,10): error TS1: Module 'x'", ['lib/a.ts', 1, "error TS1: Module 'x'"]],
  [
    'unit',
    `::error file=${resolve('lib/a.test.ts')},title=lib/a.test.ts > is one,line=2,column=32::Error: 2%0A❯ a:2`,
    ['lib/a.test.ts', 2, 'lib/a.test.ts > is one: Error: 2\n❯ a:2'],
  ],
  [
    'lint',
    `::warning title=lint/x/noUnused,file=${resolve('lib/a.ts')},line=3,endLine=3,col=5::100%25 unused.`,
    ['lib/a.ts', 3, 'lint/x/noUnused: 100% unused.'],
  ],
  [
    'imports',
    '\n  error no-circular: lib/a.ts → lib/b.ts',
    ['lib/a.ts', null, 'no-circular: → lib/b.ts'],
  ],
  ['spelling', 'a.mdx:3:20 - Unknown word (tutorail)', ['a.mdx', 3, 'Unknown word (tutorail)']],
  ['what it cannot read', 'Killed', [null, null, 'Killed']],
])('reads a line of %s', (_part, output, [file, line, message]) => {
  expect(found(output)).toEqual([{ part: 'part', file, line, message }])
})
