import { expect, it, test } from 'vitest'
import { validateAll } from '../../../tests/fixtures/validate-xml'
import { xsdFiles } from '../../output/xsd/schema-document'
import { type EventAnswers, EXAMPLE_ANSWERS, eventProblems, eventXml } from './event-answers'
import { eventRules } from './event-fields'
import { readStreamApi } from './read-stream-api'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const rules = eventRules(api)
const [schema = ''] = xsdFiles(api).values()

const GOOD: readonly [string, Partial<EventAnswers>][] = [
  ['the example', {}],
  ['once', { when: 'once', backup: '' }],
  ['around the clock', { when: 'always', stop: '', stopDate: '' }],
  ['special characters', { name: 'A & "B" <c>', project: `d'e.lppr` }],
  ['pinned machines', { primary: 'a-1', backupMachine: 'b-2' }],
  ['past midnight', { start: '23:30', stop: '00:30', stopDate: '2027-09-07' }],
]

const REFUSED: readonly [string, Partial<EventAnswers>, RegExp][] = [
  ['no date', { date: '' }, /^StartStreamingDate is missing: .*YYYY\/MM\/DD/],
  ['no time', { start: '' }, /^StartStreamingTime is missing/],
  ['a date that is none', { date: '2027-13-01' }, /^StartStreamingDate cannot be "2027\/13\/01"/],
  ['a time that is none', { stop: '25:00' }, /^StopStreamingTime cannot be "25:00"/],
  ['days that are none', { days: '128' }, /^EventWeekdays cannot be "128"/],
]

const changes = [...GOOD, ...REFUSED].map(([, change]) => change)
const documents = changes.map((change) => eventXml({ ...EXAMPLE_ANSWERS, ...change }))
const problems = await validateAll(documents, schema)
const problemsOf = (change: Partial<EventAnswers>) => problems[changes.indexOf(change)]

it.each(GOOD)('issue 17, 7 the event of %s is valid', (_name, change) => {
  expect(eventProblems({ ...EXAMPLE_ANSWERS, ...change }, rules)).toEqual([])
  expect(problemsOf(change)).toBe('')
})

it.each(REFUSED)('issue 17, 7 builder and schema refuse %s', (_name, change, expected) => {
  expect(eventProblems({ ...EXAMPLE_ANSWERS, ...change }, rules).join('\n')).toMatch(expected)
  expect(problemsOf(change)).toMatch(/validity error/)
})

it.each<[string, Partial<EventAnswers>, RegExp]>([
  ['no name', { name: '' }, /^Name is missing/],
  ['no day', { days: '0' }, /at least one day/],
  ['an end before its start', { stop: '18:00' }, /stop after it starts/],
  ['one target for both machines', { backupTarget: '1' }, /two targets/],
])('issue 17, 7 the builder refuses %s', (_name, change, expected) => {
  expect(eventProblems({ ...EXAMPLE_ANSWERS, ...change }, rules).join('\n')).toMatch(expected)
})

test('the builder asks for every attribute that AddEvent requires', () => {
  const xml = eventXml(EXAMPLE_ANSWERS)
  for (const [name, , isRequired] of rules) if (isRequired) expect(xml).toContain(` ${name}="`)
})
