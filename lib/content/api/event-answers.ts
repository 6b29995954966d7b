import { oneOf } from '../records'
import { VALUE_PATTERNS } from './sample-patterns'

/** Dates and times are as form fields give them; `days` is a sum of bits. */
export const EXAMPLE_ANSWERS = {
  name: 'Evening News',
  when: 'weekly',
  date: '2027-09-06',
  start: '18:55',
  stopDate: '2027-09-06',
  stop: '19:30',
  days: '62',
  project: 'evening-news.lppr',
  primary: '',
  backup: '1',
  backupMachine: '',
  target: '1',
  backupTarget: '2',
}

export type EventKey = keyof typeof EXAMPLE_ANSWERS

export type EventAnswers = Readonly<Record<EventKey, string>>

export type EventField = {
  /** Legend of the part of the form that asks for it. */
  readonly part: string
  /** Name of the answer in the form and in the URL of the page. */
  readonly key: EventKey
  readonly label: string
  /** Where the event has the answer; each target is an element of its own. */
  readonly attribute: string
  readonly type: 'text' | 'date' | 'time' | 'check' | 'frequency' | 'days'
}

const PRIMARY = 'AssignToSpecificMachineIdentifierPrimary'
const BACKUP = 'AssignToSpecificMachineIdentifierBackup'

/** The questions of the event builder, from which its form, its messages, and the URL of its page are made. */
export const EVENT_FIELDS: readonly EventField[] = [
  field('What', 'name', 'Name', 'Name'),
  field('What', 'project', 'Project file (optional)', 'ProjectFileName'),
  field('When', 'when', 'How often', 'Frequency', 'frequency'),
  field('When', 'date', 'Start date', 'StartStreamingDate', 'date'),
  field('When', 'start', 'Start time', 'StartStreamingTime', 'time'),
  field('When', 'stopDate', 'Stop date', 'StopStreamingDate', 'date'),
  field('When', 'stop', 'Stop time', 'StopStreamingTime', 'time'),
  field('Days', 'days', 'Days', 'EventWeekdays', 'days'),
  field('Where', 'primary', 'Primary machine (optional)', PRIMARY),
  field('Where', 'backup', 'With a backup', 'UseBackupMachine', 'check'),
  field('Backup', 'backupMachine', 'Backup machine (optional)', BACKUP),
  field('Backup', 'target', 'Target of the primary', 'TargetID'),
  field('Backup', 'backupTarget', 'Target of the backup', 'TargetID'),
]

export const EVENT_PARTS = [...new Set(EVENT_FIELDS.map(({ part }) => part))]

function field(
  part: string,
  key: EventKey,
  label: string,
  attribute: string,
  type: EventField['type'] = 'text',
): EventField {
  return { part, key, label, attribute, type }
}

/** Whether the form asks for an answer, given the others. */
export function isAsked(key: EventKey, { when, backup }: EventAnswers): boolean {
  if (key === 'stopDate' || key === 'stop') return when !== 'always'
  if (key === 'days') return when === 'weekly'
  return backup !== '' || !['backupMachine', 'target', 'backupTarget'].includes(key)
}

/** What the schema asks of an attribute: name, pattern (empty for any text), whether it is required, its meaning. */
export type EventRule = readonly [
  name: string,
  pattern: string,
  isRequired: boolean,
  meaning: string,
]

type Attribute = readonly [name: string, value: string]

/** The answers to "How often", with `Frequency` for each. */
export const FREQUENCIES = [
  { when: 'once', label: 'Once', frequency: 'OneTime' },
  { when: 'daily', label: 'Daily', frequency: 'Daily' },
  { when: 'weekly', label: 'Weekly', frequency: 'Weekly' },
  { when: 'always', label: 'Around the clock', frequency: 'OneTime' },
]

/** The answers in the hash of a URL; what the form cannot hold is left out. */
export function answersOfHash(hash: string): Partial<EventAnswers> {
  const keys = EVENT_FIELDS.map(({ key }) => key)
  const often = FREQUENCIES.map(({ when }) => when)
  const answers = [...new URLSearchParams(hash.slice(1))].filter(
    ([name, value]) =>
      oneOf<string>(keys, name) !== null && (name !== 'when' || oneOf(often, value) !== null),
  )
  return Object.fromEntries(answers)
}

/** Answers without what fields that hold only certain values do not show, and without what XML cannot hold. */
export function cleanAnswers(answers: EventAnswers): EventAnswers {
  const texts = Object.entries(answers).map(([key, value]) => [
    key,
    value.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim(),
  ])
  const days = String(Number(answers.days) & 127)
  const backup = answers.backup === '' ? '' : '1'
  return { ...answers, ...Object.fromEntries(texts), days, backup }
}

/** What the answers say in attributes of the event. */
export function eventAttributes(answers: EventAnswers): Attribute[] {
  const { when, project, primary, backup, backupMachine } = answers
  const isEndless = when === 'always'
  const startDate = answers.date.replaceAll('-', '/')
  const startTime = withSeconds(answers.start)
  const stopDate = answers.stopDate.replaceAll('-', '/')
  return [
    ['Name', answers.name],
    ['Frequency', FREQUENCIES.find((often) => often.when === when)?.frequency ?? ''],
    ['EventWeekdays', when === 'weekly' ? answers.days : when === 'daily' ? '127' : '0'],
    ...optional('UnlimitedDuration', isEndless ? '1' : ''),
    ['StartStreamingDate', startDate],
    ['StartStreamingTime', startTime],
    // A channel without end has to name an end all the same.
    ['StopStreamingDate', isEndless ? startDate : stopDate],
    ['StopStreamingTime', isEndless ? startTime : withSeconds(answers.stop)],
    ['AllowDelayedProjectLoading', '1'],
    ...optional('ProjectFileName', project),
    ...optional(PRIMARY, primary),
    ...optional('UseBackupMachine', backup),
    ...optional(BACKUP, backup === '' ? '' : backupMachine),
  ]
}

/** The body of AddEvent. */
export function eventXml(answers: EventAnswers): string {
  const { backup, target, backupTarget } = answers
  const attributes = eventAttributes(answers).map(([name, value]) => `${name}="${escaped(value)}"`)
  const open = `  <Event ${attributes.join('\n         ')}`
  const list = [
    '    <TargetInfoList>',
    `      <TargetInfo TargetID="${escaped(target)}" IsPrimaryStream="1" />`,
    `      <TargetInfo TargetID="${escaped(backupTarget)}" IsPrimaryStream="0" />`,
    '    </TargetInfoList>',
  ]
  const event = backup === '' ? [`${open} />`] : [`${open}>`, ...list, '  </Event>']
  return ['<?xml version="1.0" encoding="utf-8"?>', '<Events>', ...event, '</Events>'].join('\n')
}

function optional(name: string, value: string): Attribute[] {
  return value === '' ? [] : [[name, value]]
}

/** A time as the API takes it, from HH:MM too. */
export function withSeconds(time: string): string {
  return new RegExp(`^${VALUE_PATTERNS.time}$`).test(`${time}:00`) ? `${time}:00` : time
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
