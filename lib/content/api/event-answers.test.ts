import { describe, expect, it, test } from 'vitest'
import { validateAll } from '../../../tests/fixtures/validate-xml'
import { schemaDocument } from '../../output/xsd/schema-document'
import {
  answersOfHash,
  cleanAnswers,
  type EventAnswers,
  EXAMPLE_ANSWERS,
  eventXml,
} from './event-answers'
import { eventRules } from './event-fields'
import { eventProblems, eventWarnings } from './event-problems'
import { readStreamApi } from './read-stream-api'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const rules = eventRules(api)
const schema = schemaDocument(api)

type Changes = Partial<EventAnswers>

const GOOD: readonly [string, Changes][] = [
  ['the example', {}],
  ['once', { when: 'once', backup: '' }],
  ['around the clock', { when: 'always', stop: '', stopDate: '' }],
  ['special characters', { name: 'A & "B" <c>', project: `d'e.lppr` }],
  ['characters that XML lacks', { name: 'A\0\u0001\u001b\uFFFE\uD800B' }],
  ['pinned machines', { primary: 'a-1', backupMachine: 'b-2' }],
  ['past midnight', { start: '23:30', stop: '00:30', stopDate: '2027-09-07' }],
]

const REFUSED: readonly [string, Changes, string][] = [
  ['no date', { date: '' }, 'date: Start date is missing: Date on which streaming starts.'],
  ['no time', { start: '' }, 'start: Start time is missing: '],
  [
    'an invalid date',
    { date: '2027-13-01' },
    'date: Start date cannot be "2027-13-01". Date on which streaming starts. Expected: a valid date.',
  ],
  ['an invalid time', { stop: '25:00' }, 'stop: Stop time cannot be "25:00". '],
]

const changes = [...GOOD, ...REFUSED].map(([, change]) => change)
const answersWith = (change: Changes) => cleanAnswers({ ...EXAMPLE_ANSWERS, ...change })
const documents = changes.map((change) => eventXml(answersWith(change)))
const faults = await validateAll(documents, schema)
const schemaFault = (change: Changes) => faults[changes.indexOf(change)]
const problemsOf = (change: Changes) =>
  eventProblems(answersWith(change), rules).map(({ key, text }) => `${key}: ${text}`)

it('an answer cannot change the order in which the XML is displayed', () => {
  expect(answersWith({ name: 'a\u202Eb\u2066c\u200F' }).name).toBe('abc')
})

it.each(GOOD)('the event of %s is valid', (_name, change) => {
  expect(problemsOf(change)).toEqual([])
  expect(schemaFault(change)).toBe('')
})

it.each(REFUSED)('builder and schema reject %s', (_name, change, expected) => {
  expect(problemsOf(change).join('\n')).toContain(expected)
  expect(schemaFault(change)).toMatch(/validity error/)
})

const NEED = 'a backup needs two targets from the project, one for each machine.'

it.each<[string, Changes, string[]]>([
  ['no name', { name: '' }, ['name: Name is missing: Name of the event as people see it.']],
  ['no day', { days: '0' }, ['days: Days are missing: choose at least one day of the week.']],
  [
    'a stop after midnight',
    { start: '23:30', stop: '00:30' },
    [
      'stopDate: Stop time is before the start time. For a stop after midnight, set the stop date to the next day.',
    ],
  ],
  [
    'a stop on the day before',
    { stopDate: '2027-09-05' },
    ['stopDate: Stop date cannot be before the start date.'],
  ],
  ['a stop at its start', { stop: '18:55' }, ['stop: Stop time must be after the start time.']],
  ['no target', { target: '' }, [`target: Primary target is missing: ${NEED}`]],
  [
    'one target for both machines',
    { backupTarget: '1' },
    [`backupTarget: Backup target is the same as the primary target: ${NEED}`],
  ],
  ['answers to hidden questions', { when: 'once', days: '', backup: '', target: '' }, []],
])('the message for %s is at its field', (_name, change, expected) => {
  expect(problemsOf(change)).toEqual(expected)
})

it.each<[string, Changes, string[]]>([
  ['today', { date: '2027-01-02', stopDate: '2027-01-02' }, []],
  ['both dates', { date: '2027-01-01', stopDate: '2027-01-01' }, ['Start date', 'Stop date']],
  ['no stop', { when: 'always', date: '2027-01-01', stopDate: '2026-01-01' }, ['Start date']],
  ['a wrong stop', { date: '2027-01-01', stopDate: '2026-01-01' }, ['Start date']],
])('a date in the past is a warning: %s', (_name, change, labels) => {
  const answers = answersWith(change)
  const warnings = eventWarnings(answers, '2027-01-02', eventProblems(answers, rules))
  expect(warnings.map(({ text }) => text)).toEqual(
    labels.map((label) => `${label} is in the past.`),
  )
})

test('the builder asks for every attribute that AddEvent requires', () => {
  const xml = eventXml(EXAMPLE_ANSWERS)
  for (const [name, , isRequired] of rules) if (isRequired) expect(xml).toContain(` ${name}="`)
})

describe('the URL', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'ignores the property name %s',
    (name) => {
      expect(answersOfHash(`#when=${name}&${name}=x&days=${name}`)).toEqual({ days: name })
      expect(eventXml(answersWith({ when: name, days: name }))).toContain('Frequency=""')
    },
  )

  it('sets the answers that it contains', () => {
    const answers = { when: 'daily', name: 'A & B', backup: '' }
    expect(answersOfHash(`#${new URLSearchParams(answers)}`)).toEqual(answers)
  })
})
