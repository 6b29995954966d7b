import {
  EVENT_FIELDS,
  type EventAnswers,
  type EventKey,
  type EventRule,
  eventAttributes,
  isAsked,
} from './event-answers'

export type EventProblem = {
  /** The field that the text is about; null for an attribute without a form field. */
  readonly key: EventKey | null
  readonly text: string
}

/**
 * The reasons why the answers do not form a valid event; empty for a valid event.
 * @param values the event's attributes; by default, those that the answers produce
 */
export function eventProblems(
  answers: EventAnswers,
  rules: readonly EventRule[],
  values: ReadonlyMap<string, string> = new Map(eventAttributes(answers)),
): EventProblem[] {
  const answered = new Map(eventAttributes(answers))
  const wrong = rules.flatMap(([attribute, pattern, isRequired, meaning]): EventProblem[] => {
    const field = EVENT_FIELDS.find((candidate) => candidate.attribute === attribute)
    if (field !== undefined && !isAsked(field.key, answers)) return []
    const { key = null, label = attribute } = field ?? {}
    const value = values.get(attribute) ?? ''
    if (value === '') return isRequired ? [{ key, text: `${label} is missing: ${meaning}` }] : []
    if (pattern === '' || new RegExp(`^(?:${pattern})$`).test(value)) return []
    // Quote the value of a pasted event if it differs from the field's answer, because a field cannot show every value.
    const found = key === null || value !== answered.get(attribute) ? value : answers[key]
    return [{ key, text: `${label} cannot be "${found}". ${meaning}` }]
  })
  const others = [...scheduleProblems(answers), ...backupProblems(answers)]
  const isWithoutDays = others.some(({ key }) => key === 'days')
  return [...wrong.filter(({ key }) => key !== 'days' || !isWithoutDays), ...others]
}

function scheduleProblems(answers: EventAnswers): EventProblem[] {
  const { when, days, date, start, stopDate, stop } = answers
  const problems: EventProblem[] = []
  if (when === 'weekly' && Number(days) === 0)
    problems.push({ key: 'days', text: 'Days are missing: choose at least one day of the week.' })
  if (when === 'always' || [date, start, stopDate, stop].includes('')) return problems
  if (stopDate < date)
    problems.push({ key: 'stopDate', text: 'Stop date cannot be before the start date.' })
  if (stopDate !== date) return problems
  if (stop === start)
    problems.push({ key: 'stop', text: 'Stop time must be after the start time.' })
  if (stop < start)
    problems.push({
      key: 'stopDate',
      text: 'Stop time is before the start time. For a stop after midnight, set the stop date to the next day.',
    })
  return problems
}

function backupProblems({ backup, target, backupTarget }: EventAnswers): EventProblem[] {
  if (backup === '') return []
  const need = 'a backup needs two targets from the project, one for each machine.'
  if (target === '') return [{ key: 'target', text: `Primary target is missing: ${need}` }]
  if (backupTarget !== '' && target !== backupTarget) return []
  const fault = backupTarget === '' ? 'missing' : 'the same as the primary target'
  return [{ key: 'backupTarget', text: `Backup target is ${fault}: ${need}` }]
}

/**
 * Finds dates in the past, which are valid but may be a mistake.
 * @param today such as `2027-09-06`
 * @param problems reported errors; a field with an error gets no warning
 */
export function eventWarnings(
  answers: EventAnswers,
  today: string,
  problems: readonly EventProblem[],
): EventProblem[] {
  return EVENT_FIELDS.filter(({ key, type }) => type === 'date' && isAsked(key, answers))
    .filter(({ key }) => !problems.some((problem) => problem.key === key))
    .filter(({ key }) => /^\d{4}-\d\d-\d\d$/.test(answers[key]) && answers[key] < today)
    .map(({ key, label }) => ({ key, text: `${label} is in the past.` }))
}
