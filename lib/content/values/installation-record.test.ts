import { expect, it } from 'vitest'
import { parseRecord, type RecordStep, recordChanges, recordMarkdown } from './installation-record'

const ROUTE = '/docs/FTC/Install'
const STEPS: readonly RecordStep[] = [
  ['create', 'Create the cluster (once)'],
  ['check', 'Check it'],
]
const RECORD = {
  values: { 'cluster-name': 'ftc-1', path: 'C:\\a: b' },
  steps: { create: '11/25/2026, 3:04:05 PM' },
  texts: { notes: '# Not a heading\n\n## Nor this\nthird line', backups: '\\\\nas\\backup' },
}
const EMPTY = { values: {}, steps: {}, texts: {} }
const head = { title: 'Install FTC', lines: [`- Page: https://docs.example.com${ROUTE}`] }

it.each([
  ['full', RECORD],
  ['empty', EMPTY],
])('a saved record that is %s can be opened again', (_, record) => {
  const saved = recordMarkdown(record, head, STEPS)
  expect(parseRecord(saved, ROUTE)).toEqual(record)
  // As an editor on Windows saves it.
  expect(parseRecord(saved.replaceAll('\n', '\r\n'), ROUTE)).toEqual(record)
})

it('the file says to people what was done', () => {
  const saved = recordMarkdown(RECORD, head, STEPS)
  expect(saved).toContain('# Installation record: Install FTC')
  expect(saved).toContain('- [x] Create the cluster (once) (#create) 11/25/2026, 3:04:05 PM')
  expect(saved).toContain('- [ ] Check it (#check)')
  expect(saved).toContain('## What was left out\n\n–')
})

it.each([
  ['another page', recordMarkdown(RECORD, head, STEPS), '/docs/FTC/Other'],
  ['another text', `Page: ${ROUTE}`, ROUTE],
  ['nothing', '', ROUTE],
])('a file of %s is none', (_, text, route) => {
  expect(parseRecord(text, route)).toBeNull()
})

it('a value that a shell would run is left out', () => {
  const saved = recordMarkdown(
    { ...EMPTY, values: { a: 'x; rm -r ~', b: '$(id)', c: 'eu-1' } },
    head,
    [],
  )
  expect(parseRecord(saved, ROUTE)?.values).toEqual({ c: 'eu-1' })
})

it('says what a saved record changes', () => {
  const saved = { ...EMPTY, values: { 'cluster-name': 'ftc-2' }, texts: RECORD.texts }
  expect(recordChanges(RECORD, saved, STEPS)).toEqual([
    { name: 'cluster-name', before: 'ftc-1', after: 'ftc-2' },
    { name: 'path', before: 'C:\\a: b', after: undefined },
    { name: 'Create the cluster (once)', before: '11/25/2026, 3:04:05 PM', after: undefined },
  ])
})
