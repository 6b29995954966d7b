import { oneOf } from '../records'
import { VALUE_PATTERNS } from './sample-patterns'

/**
 * Initial answers in the event builder. Dates and times use the format of HTML form fields; `days` is a sum of bits,
 * one per day.
 */
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
  /** Legend of the fieldset that contains the question. */
  readonly part: string
  /** Key of the answer in `EventAnswers` and in the hash of the page URL. */
  readonly key: EventKey
  readonly label: string
  /** Attribute that contains the answer. It belongs to the event or, for a target, to a `TargetInfo` element. */
  readonly attribute: string
  readonly type: 'text' | 'date' | 'time' | 'check' | 'frequency' | 'days'
}

const PRIMARY = 'AssignToSpecificMachineIdentifierPrimary'
const BACKUP = 'AssignToSpecificMachineIdentifierBackup'

/** The event builder's questions, from which its form, messages, and page URL are generated. */
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
  field('Backup', 'target', 'Primary target', 'TargetID'),
  field('Backup', 'backupTarget', 'Backup target', 'TargetID'),
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

export function isAsked(key: EventKey, { when, backup }: EventAnswers): boolean {
  if (key === 'stopDate' || key === 'stop') return when !== 'always'
  if (key === 'days') return when === 'weekly'
  return backup !== '' || !['backupMachine', 'target', 'backupTarget'].includes(key)
}

/** A rule for an event attribute. An empty pattern allows any text. */
export type EventRule = readonly [
  name: string,
  pattern: string,
  isRequired: boolean,
  meaning: string,
]

type Attribute = readonly [name: string, value: string]

export const FREQUENCIES = [
  { when: 'once', label: 'Once', frequency: 'OneTime' },
  { when: 'daily', label: 'Daily', frequency: 'Daily' },
  { when: 'weekly', label: 'Weekly', frequency: 'Weekly' },
  { when: 'always', label: 'Around the clock', frequency: 'OneTime' },
]

/** The answers in the hash of a URL, without unknown fields and without an unknown frequency. */
export function answersOfHash(hash: string): Partial<EventAnswers> {
  const keys = EVENT_FIELDS.map(({ key }) => key)
  const often = FREQUENCIES.map(({ when }) => when)
  const answers = [...new URLSearchParams(hash.slice(1))].filter(
    ([name, value]) =>
      oneOf<string>(keys, name) !== null && (name !== 'when' || oneOf(often, value) !== null),
  )
  return Object.fromEntries(answers)
}

/**
 * Cleans the answers for use in XML: removes unknown days, turns control characters and invalid characters into spaces,
 * trims the answers, and converts any backup answer except "" to `1`. Removes characters that change the text
 * direction, because they would make browsers show the XML in the wrong order.
 */
export function cleanAnswers(answers: EventAnswers): EventAnswers {
  const texts = Object.entries(answers).map(([key, value]) => [
    key,
    value
      .replace(/\p{Bidi_Control}/gu, '')
      .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
      .trim(),
  ])
  const days = String(Number(answers.days) & 127)
  const backup = answers.backup === '' ? '' : '1'
  return { ...answers, ...Object.fromEntries(texts), days, backup }
}

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
    // The API requires an end even for an event that never stops.
    ['StopStreamingDate', isEndless ? startDate : stopDate],
    ['StopStreamingTime', isEndless ? startTime : withSeconds(answers.stop)],
    ['AllowDelayedProjectLoading', '1'],
    ...optional('ProjectFileName', project),
    ...optional(PRIMARY, primary),
    ...optional('UseBackupMachine', backup),
    ...optional(BACKUP, backup === '' ? '' : backupMachine),
  ]
}

/** The body of an AddEvent request. */
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

/** Converts HH:MM into the API's HH:MM:SS; any other text is returned unchanged. */
export function withSeconds(time: string): string {
  return new RegExp(`^${VALUE_PATTERNS.time}$`).test(`${time}:00`) ? `${time}:00` : time
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
