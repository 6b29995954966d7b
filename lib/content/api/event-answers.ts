import { VALUE_PATTERNS } from './sample-patterns'

/** `when` is once, daily, weekly or always; `days` is a sum of bits; dates and times are as form fields give them. */
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

export type EventAnswers = Readonly<Record<keyof typeof EXAMPLE_ANSWERS, string>>

/** The questions of the event builder, as they are named in its form and in the URL of its page. */
export const QUESTIONS: readonly string[] = Object.keys(EXAMPLE_ANSWERS)

/** What the schema asks of an attribute: name, pattern (empty for any text), whether it is required, its meaning. */
export type EventRule = readonly [
  name: string,
  pattern: string,
  isRequired: boolean,
  meaning: string,
]

type Attribute = readonly [name: string, value: string]

/** `Frequency` by how often. */
export const FREQUENCIES: Readonly<Record<string, string>> = {
  once: 'OneTime',
  daily: 'Daily',
  weekly: 'Weekly',
  always: 'OneTime',
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
    ['Frequency', FREQUENCIES[when] ?? ''],
    ['EventWeekdays', when === 'weekly' ? answers.days : when === 'daily' ? '127' : '0'],
    ...optional('UnlimitedDuration', isEndless ? '1' : ''),
    ['StartStreamingDate', startDate],
    ['StartStreamingTime', startTime],
    // A channel without end has to name an end all the same.
    ['StopStreamingDate', isEndless ? startDate : stopDate],
    ['StopStreamingTime', isEndless ? startTime : withSeconds(answers.stop)],
    ['AllowDelayedProjectLoading', '1'],
    ...optional('ProjectFileName', project),
    ...optional('AssignToSpecificMachineIdentifierPrimary', primary),
    ...optional('UseBackupMachine', backup),
    ...optional('AssignToSpecificMachineIdentifierBackup', backup === '' ? '' : backupMachine),
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

/**
 * Why the answers make no event, in sentences; empty when they do.
 * @param values the attributes of the event, where they are not of the answers alone
 */
export function eventProblems(
  answers: EventAnswers,
  rules: readonly EventRule[],
  values: ReadonlyMap<string, string> = new Map(eventAttributes(answers)),
): string[] {
  const wrong = rules.flatMap(([name, pattern, isRequired, meaning]) => {
    const value = values.get(name) ?? ''
    if (value === '') return isRequired ? [`${name} is missing: ${meaning}`] : []
    const fits = pattern === '' || new RegExp(`^(?:${pattern})$`).test(value)
    return fits ? [] : [`${name} cannot be "${value}": ${meaning}`]
  })
  return [...wrong, ...scheduleProblems(answers), ...backupProblems(answers)]
}

function scheduleProblems({ when, days, date, start, stopDate, stop }: EventAnswers): string[] {
  if (when === 'weekly' && Number(days) === 0) return ['Choose at least one day of the week.']
  const isLater = `${stopDate} ${stop}` > `${date} ${start}`
  return when !== 'always' && stop !== '' && stopDate !== '' && !isLater
    ? ['The event has to stop after it starts.']
    : []
}

function backupProblems({ backup, target, backupTarget }: EventAnswers): string[] {
  if (backup === '') return []
  const isComplete = target !== '' && backupTarget !== '' && target !== backupTarget
  return isComplete ? [] : ['A backup needs two targets of the project, one for each machine.']
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
