// @vitest-environment jsdom
import { expect, it, test } from 'vitest'
import { eventRules, managerParts } from '../../../lib/content/api/event-fields'
import { eventProblems } from '../../../lib/content/api/event-problems'
import { readStreamApi } from '../../../lib/content/api/read-stream-api'
import { changedEvent, explainStart, readEventStart, serializeEvent } from './event-start'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const rules = eventRules(api)
const parts = managerParts(api)

const PROJECT = `<SettingData><LivePackagerProject key="a &lt; b">
        <Event>&amp;</Event><x:y xmlns:x="urn:x"><![CDATA[<raw> & ]]></x:y><!-- note -->
      </LivePackagerProject></SettingData>`
const TARGETS =
  '<TargetInfoList><TargetInfo TargetID="7" IsPrimaryStream="1" Extra="e"/>\n<TargetInfo TargetID="8" IsPrimaryStream="0"/><TargetInfo TargetID="9"/></TargetInfoList>'
const TIMES =
  'StartStreamingDate="2027/09/06" StartStreamingTime="18:55:30" StopStreamingDate="2027/12/31" StopStreamingTime="19:30:00"'
const WEEKLY = `<Event Identifier="5f0d" Name="News &amp; &lt;b&gt;&#10;&quot;x&quot;" Frequency="Weekly" EventWeekdays="62" ${TIMES} StreamingDuration="00:35:00" LaunchMode="NoUI" UseBackupMachine="1" NewInRelease6="x">
    <Instance><Identifier>e7d3</Identifier></Instance>
    ${PROJECT}
    ${TARGETS}
    <Unknown a="1">kept</Unknown>
  </Event>`
const ONCE = `<Event Name="Regatta" ${TIMES.replace('12/31', '09/06')} EventWeekdays="0"><SettingData>&lt;project/&gt;</SettingData></Event>`

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

/** Parses an event and applies the reader's changes; returns the new XML, its problems, and the explanation. */
function start(text: string, changes: Readonly<Record<string, string>> = {}) {
  const parsed = readEventStart(text, parts)
  if (typeof parsed === 'string') throw new Error(parsed)
  const now = { ...parsed.answers, ...changes }
  const changed = changedEvent(parsed, now)
  const xml = serializeEvent(changed)
  const event = parse(xml).querySelector('Events > *')
  if (event === null) throw new Error(`no event in ${xml}`)
  const values = new Map([...changed.attributes].map(({ name, value }) => [name, value]))
  const problems = eventProblems(now, rules, values).map(({ text }) => text)
  return { answers: parsed.answers, xml, event, problems, explanation: explainStart(parsed) }
}

const childXml = (event: Element, name: string) =>
  [...event.children].find(({ localName }) => localName === name)?.outerHTML

test('a copied event keeps attributes without a field and loses those that the manager sets', () => {
  const { answers, event, problems, explanation } = start(WEEKLY)
  expect(answers).toMatchObject({ when: 'weekly', days: '62', date: '2027-09-06', backup: '1' })
  expect(answers).toMatchObject({ start: '18:55:30', stopDate: '2027-12-31', stop: '19:30' })
  expect(answers).toMatchObject({ target: '7', backupTarget: '8' })
  expect(problems).toEqual([])
  const pasted = parse(WEEKLY).documentElement
  for (const { name, value } of pasted.attributes)
    expect(event.getAttribute(name), name).toBe(parts.includes(name) ? null : value)
  for (const name of ['SettingData', 'TargetInfoList', 'Unknown'])
    expect(childXml(event, name), name).toBe(childXml(pasted, name))
  expect(event.querySelector('Instance')).toBeNull()
  expect(event.getAttribute('AllowDelayedProjectLoading')).toBe('1')
  expect(explanation).toMatch(
    /^Copied: SettingData, TargetInfoList, Unknown, Name, .*NewInRelease6\.\nAdded: Allow/,
  )
  expect(explanation).toMatch(/\(set by the manager\): Identifier, StreamingDuration, Instance\.$/)
})

it.each([
  [
    'the response',
    `<?xml version="1.0"?>\n<Content><Status><ServerRequest Verb="get"/></Status>${ONCE}</Content>`,
  ],
  [
    'a log around it',
    ` \n<Content xmlns:xsi="urn:i"><log>Event</log><Events>${ONCE}</Events></Content>\n`,
  ],
  ['a namespace', `<Content xmlns="urn:m">${ONCE}</Content>`],
  [
    'a prefix',
    `<m:Content xmlns:m="urn:m">${ONCE.replace(/<(\/?)(Event|SettingData)/g, '<$1m:$2')}</m:Content>`,
  ],
  ['a byte order mark', `\uFEFF<?xml version="1.0" encoding="utf-8"?>${ONCE}`],
])('accepts an event in %s', (_name, text) => {
  const { answers, event, problems } = start(text)
  expect(answers).toMatchObject({ name: 'Regatta', when: 'once', backup: '', stop: '19:30' })
  expect(event.getAttribute('Name')).toBe('Regatta')
  expect(event.children[0]?.textContent).toBe('<project/>')
  expect(event.namespaceURI).toBe(event.children[0]?.namespaceURI)
  expect(problems).toEqual([])
})

it.each<[string, Record<string, string>, Record<string, string | null>]>([
  ['a name', { name: 'A & "B" <c>' }, { Name: 'A & "B" <c>', EventWeekdays: '62' }],
  ['one time', { when: 'once' }, { Frequency: 'OneTime', EventWeekdays: '0' }],
  ['every day', { when: 'daily' }, { Frequency: 'Daily', EventWeekdays: '127' }],
  ['a time', { start: '08:00' }, { StartStreamingTime: '08:00:00', LaunchMode: 'NoUI' }],
  ['no backup', { backup: '' }, { UseBackupMachine: null }],
])('changes a copied event: %s', (_name, changes, expected) => {
  const { event, problems } = start(WEEKLY, changes)
  for (const [name, value] of Object.entries(expected)) expect(event.getAttribute(name)).toBe(value)
  expect(problems).toEqual([])
})

test('changing a target moves the other attributes of its element along', () => {
  const targets = (changes: Record<string, string>, text = WEEKLY) =>
    [...start(text, changes).event.querySelectorAll('TargetInfo')].map((target) =>
      [...target.attributes].map(({ value }) => value).join(' '),
    )
  expect(targets({ target: '5' })).toEqual(['5 1 e', '8 0', '9'])
  expect(targets({ target: '8', backupTarget: '7' })).toEqual(['7 0 e', '8 1', '9'])
  expect(targets({ backup: '1', target: '1', backupTarget: '2' }, ONCE)).toEqual(['1 1', '2 0'])
  expect(targets({ backup: '' })).toEqual([])
})

test('an endless event keeps its frequency until the reader changes it', () => {
  const endless = WEEKLY.replace('LaunchMode', 'UnlimitedDuration="1" LaunchMode')
  const { answers, event } = start(endless)
  expect(answers.when).toBe('always')
  expect(event.getAttribute('Frequency')).toBe('Weekly')
  const changed = start(endless, { when: 'once' }).event
  expect(changed.getAttribute('Frequency')).toBe('OneTime')
  expect(changed.hasAttribute('UnlimitedDuration')).toBe(false)
})

it.each([
  ['2027-09-06', '18:55', '2027/09/06', '18:55:00', ''],
  ['2027.09.06', ' 18:55:00 ', '2027/09/06', '18:55:00', ''],
  ['06.09.2027', '18:55:00', '06.09.2027', '18:55:00', 'Start date cannot be "06.09.2027"'],
])('%s at %s becomes a date that the API accepts, or is reported', (date, time, ...expected) => {
  const text = ONCE.replace('2027/09/06', date).replace('18:55:30', time)
  const { event, problems } = start(text)
  expect(event.getAttribute('StartStreamingDate')).toBe(expected[0])
  expect(event.getAttribute('StartStreamingTime')).toBe(expected[1])
  expect(problems.join('\n')).toContain(expected[2])
})

it.each([
  [
    'Frequency="Weekly"',
    'Frequency="Monthly"',
    'How often cannot be "Monthly". How often the event takes place. Expected: OneTime, Daily, or Weekly.',
  ],
  [
    'EventWeekdays="62"',
    'EventWeekdays="300"',
    /^Days cannot be "300"\. .* Expected: a number from 0 to 127\.$/,
  ],
  ['EventWeekdays="62"', 'EventWeekdays=""', /^Days are missing/],
])('names the value of a copied event that replaces %s by %s', (value, other, expected) => {
  expect(WEEKLY).toContain(value)
  const { problems } = start(WEEKLY.replace(value, other))
  expect(problems).toEqual([expect.stringMatching(expected)])
})

it.each([
  [
    'text that is not XML',
    'HTTP/1.1 200 OK',
    /not well-formed XML\. It starts with “HTTP\/1.1 200 OK”/,
  ],
  [
    'an incomplete response',
    WEEKLY.slice(0, 300),
    /not well-formed XML\. It starts with “<Event Identifier="5f0d"/,
  ],
  [
    'an error',
    '<Content><Status><Error HttpCode="404" ReadableErrorEng="No such event."/></Status></Content>',
    /an error \(“404 No such event\.”\) instead of an event/,
  ],
  [
    'an error without words',
    '<Content><Error/></Content>',
    /^The manager returned an error instead of an event\./,
  ],
  ['another document', '<html><body/></html>', /Found “html” without an Event element/],
  ['a list', `<Content><Events>${ONCE}${ONCE}</Events></Content>`, /Found 2 events, expected one/],
  ['no name and no project', '<Event />', /^The event has no project: /],
  ['no project', '<Event Name="A"/>', /“A” has no project: .*IncludeDetails=true/],
  [
    'an empty project',
    '<Event Name="A"><SettingData><LivePackagerProject><!-- x --></LivePackagerProject></SettingData></Event>',
    /“A” has no project/,
  ],
])('rejects %s and says why', (_name, text, expected) => {
  expect(readEventStart(text, parts)).toMatch(expected)
})
