import {
  cleanAnswers,
  EVENT_FIELDS,
  type EventAnswers,
  type EventField,
  EXAMPLE_ANSWERS,
  eventAttributes,
  FREQUENCIES,
  withSeconds,
} from '../../../lib/content/api/event-answers'

/** An event that a manager returned, without the parts that only the manager sets. */
export type EventStart = {
  readonly event: Element
  readonly answers: EventAnswers
  /** The answers as the XML contains them; `changedEvent` compares later answers with them. */
  readonly before: EventAnswers
  /** Names of the removed attributes and child elements. */
  readonly leftOut: readonly string[]
}

const QUOTE_LENGTH = 40

/** Attributes that together define how often an event runs. If `when` changes, none keeps its pasted value. */
const SERIES: readonly string[] = ['Frequency', 'EventWeekdays', 'UnlimitedDuration']

/**
 * Parses a response from GetEventInfo, or a single event.
 * @param managerParts attributes and child elements that AddEvent does not accept
 * @returns the event to start from, or a message that explains why the form cannot start from the text
 */
export function readEventStart(text: string, managerParts: readonly string[]): EventStart | string {
  const xml = text.trim()
  // For malformed XML, Chromium's parser returns a document with inline styles, and the console reports that the
  // Content-Security-Policy blocks them. To avoid most such reports, parse only text that starts with `<` and ends
  // with `>`.
  const parsed = /^<.*>$/s.test(xml)
    ? new DOMParser().parseFromString(xml, 'application/xml')
    : null
  if (parsed === null || parsed.querySelector('parsererror') !== null)
    return `This text is not well-formed XML. It starts with “${xml.slice(0, QUOTE_LENGTH)}” and ends with “${xml.slice(-QUOTE_LENGTH)}”. Paste the whole response of GetEventInfo, from the first < to the last >, unchanged.`
  // The project inside an event may contain elements that are named `Event`, too.
  const events = [...parsed.getElementsByTagNameNS('*', 'Event')].filter(
    ({ parentElement }) => !parentElement?.closest('Event'),
  )
  const [event] = events
  if (event === undefined) return explainNone(parsed)
  if (events.length > 1)
    return `Found ${events.length} events, expected one. Request one event with GetEventInfo, and paste its response.`
  const name = event.getAttribute('Name')
  if (!hasProject(event))
    return `The event${name ? ` “${name}”` : ''} has no project: its SettingData is missing or empty. Request the event with IncludeDetails=true, and paste the response.`
  declareNamespaces(event)
  const leftOut = managerParts.filter((name) => removePart(event, name))
  for (const { name, value } of event.attributes) {
    if (name.endsWith('StreamingTime')) event.setAttribute(name, withSeconds(value.trim()))
    if (name.endsWith('StreamingDate'))
      event.setAttribute(name, value.trim().replace(/^(\d{4})[-.](\d\d)[-.](\d\d)$/, '$1/$2/$3'))
  }
  const answers = answersIn(event)
  return { event, answers, before: cleanAnswers(answers), leftOut }
}

/**
 * A copy of the event with the attributes that AddEvent needs. An attribute keeps its pasted value until the reader
 * changes an answer that defines it.
 */
export function changedEvent({ event, before }: EventStart, answers: EventAnswers): Element {
  const changed = event.ownerDocument.importNode(event, true)
  const old = new Map(eventAttributes(before))
  const values = new Map(eventAttributes(answers))
  for (const name of new Set([...old.keys(), ...values.keys()])) {
    const isNewSeries = before.when !== answers.when && SERIES.includes(name)
    const value = values.get(name)
    if (value === old.get(name) && event.hasAttribute(name) && !isNewSeries) continue
    if (value === undefined) changed.removeAttribute(name)
    else changed.setAttribute(name, value)
  }
  const { backup, target, backupTarget } = answers
  if (backup === '' && before.backup !== '') removePart(changed, 'TargetInfoList')
  if (backup === '' || `${target} ${backupTarget}` === `${before.target} ${before.backupTarget}`)
    return changed
  assignTarget(changed, target, before.target, '1')
  assignTarget(changed, backupTarget, before.backupTarget, '0')
  return changed
}

/** The request body for AddEvent, with each attribute of the event on a separate line. */
export function serializeEvent(event: Element): string {
  const xml = new XMLSerializer().serializeToString(event)
  const end = xml.indexOf('>')
  const open = xml.slice(0, end).replaceAll('" ', '"\n         ')
  return `<?xml version="1.0" encoding="utf-8"?>\n<Events>\n  ${open}${xml.slice(end)}\n</Events>`
}

export function explainStart(start: EventStart): string {
  const { event, before, leftOut } = start
  const copied = [
    ...[...event.children].map(({ tagName }) => tagName),
    ...event.getAttributeNames(),
  ]
  const all = changedEvent(start, before).getAttributeNames()
  const lines = {
    Copied: copied,
    Added: all.filter((name) => !event.hasAttribute(name)),
    'Left out (set by the manager)': leftOut,
  }
  return Object.entries(lines)
    .flatMap(([title, names]) => (names.length === 0 ? [] : [`${title}: ${names.join(', ')}.`]))
    .join('\n')
}

function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.children].filter(({ localName }) => localName === name)
}

function targetsOf(event: Element): Element[] {
  return childrenOf(event, 'TargetInfoList').flatMap((list) => childrenOf(list, 'TargetInfo'))
}

function explainNone(parsed: Document): string {
  const [error] = parsed.getElementsByTagNameNS('*', 'Error')
  if (error === undefined)
    return `Found “${parsed.documentElement.tagName}” without an Event element. Paste the response of GetEventInfo.`
  const messages = [...error.attributes].map(({ value }) => value).join(' ')
  const words = `${messages} ${error.textContent}`.trim()
  return `The manager returned an error${words === '' ? '' : ` (“${words}”)`} instead of an event. Fix the GetEventInfo call, and paste the new response.`
}

/** Whether the event has a project, nested as XML or escaped as text. */
function hasProject(event: Element): boolean {
  return childrenOf(event, 'SettingData').some(
    ({ textContent, children }) =>
      textContent?.trim() ||
      [...children].some((project) => project.attributes.length + project.children.length > 0),
  )
}

/** Copies namespace declarations from the event's ancestors to the event, because attribute values may use prefixes. */
function declareNamespaces(event: Element): void {
  for (let ancestor = event.parentElement; ancestor !== null; ancestor = ancestor.parentElement)
    for (const { name, value, namespaceURI } of ancestor.attributes)
      if (/^xmlns(?::|$)/.test(name) && !event.hasAttribute(name))
        event.setAttributeNS(namespaceURI, name, value)
}

function removePart(event: Element, name: string): boolean {
  const elements = childrenOf(event, name)
  for (const element of elements) {
    const { previousSibling } = element
    if (previousSibling?.textContent?.trim() === '') previousSibling.remove()
    element.remove()
  }
  const isAttribute = event.hasAttribute(name)
  event.removeAttribute(name)
  return isAttribute || elements.length > 0
}

function answersIn(event: Element): EventAnswers {
  const answerTo = ({ attribute, type }: EventField): string => {
    const value = event.getAttribute(attribute) ?? ''
    if (type === 'date') return value.replaceAll('/', '-')
    return type === 'time' ? value.replace(/(:\d\d):00$/, '$1') : value
  }
  const answers = Object.fromEntries(EVENT_FIELDS.map((field) => [field.key, answerTo(field)]))
  const targets = targetsOf(event)
  const target = (isBackup: boolean) =>
    targets
      .find((candidate) => (candidate.getAttribute('IsPrimaryStream') === '0') === isBackup)
      ?.getAttribute('TargetID') ?? ''
  const matching = FREQUENCIES.find(({ frequency }) => frequency === (answers.when || 'OneTime'))
  return {
    ...EXAMPLE_ANSWERS,
    ...answers,
    when: event.getAttribute('UnlimitedDuration') === '1' ? 'always' : (matching?.when ?? ''),
    backup: answers.backup === '1' ? '1' : '',
    target: target(false),
    backupTarget: target(true),
  }
}

/**
 * Reuses the `TargetInfo` element with the new ID or, if there is none, the one with the previous ID (`before`). Adds
 * an element only if neither exists.
 */
function assignTarget(event: Element, id: string, before: string, isPrimary: '0' | '1'): void {
  const withId = (wanted: string) =>
    targetsOf(event).find((target) => target.getAttribute('TargetID') === wanted)
  const add = (parent: Element, name: string) =>
    parent.appendChild(parent.ownerDocument.createElementNS(event.namespaceURI, name))
  const list = () => childrenOf(event, 'TargetInfoList')[0] ?? add(event, 'TargetInfoList')
  const target = withId(id) ?? withId(before) ?? add(list(), 'TargetInfo')
  target.setAttribute('TargetID', id)
  target.setAttribute('IsPrimaryStream', isPrimary)
}
