// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EXAMPLE_ANSWERS, eventXml } from '../../../lib/content/api/event-answers'
import { eventRules, managerParts } from '../../../lib/content/api/event-fields'
import { readStreamApi } from '../../../lib/content/api/read-stream-api'
import { ANNOUNCEMENT_DELAY_MS } from '../../../lib/site/constants'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { EventBuilder } from './EventBuilder'

const replace = vi.hoisted(() => vi.fn())
vi.mock('next/router', () => ({ useRouter: () => ({ replace }) }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-02T12:00') }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  window.location.hash = ''
  replace.mockReset()
})

const ROUTE = '/docs/Stream/API/Event_Builder'
const COMPLETE = 'The event is complete and valid.'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const days = [
  { value: 2, day: 'Monday' },
  { value: 60, day: 'Tuesday to Friday' },
]
const facts = { rules: eventRules(api), managerParts: managerParts(api), days }

/** A code block with a copy button, as the builder receives it. */
function Block({ onCopied, children }: { onCopied?: () => void; children?: ReactNode }) {
  return (
    <>
      <pre>{children}</pre>
      <button type="button" onClick={onCopied}>
        Copy
      </button>
    </>
  )
}

const BUILDER = (
  <PageContext value={pageAt(ROUTE)}>
    <EventBuilder {...facts}>
      <p>Hint</p>
      <h2>XML</h2>
      <Block>{eventXml(EXAMPLE_ANSWERS)}</Block>
    </EventBuilder>
  </PageContext>
)

function pause() {
  act(() => vi.advanceTimersByTime(ANNOUNCEMENT_DELAY_MS))
}

function open() {
  const { control, set, press, textsOf } = renderForm(BUILDER)
  return {
    field: control,
    fill: set,
    press,
    messageOf: (name: string) => {
      const id = control(name).getAttribute('aria-describedby')
      return id === null ? null : textsOf(`#${id}`).join()
    },
    status: () => textsOf('form > [role="status"]').join(),
    xml: () => textsOf('pre').join(),
  }
}

test('a message appears at its field at once, and the status updates when the reader pauses', () => {
  const { fill, messageOf, field, status } = open()
  fill('stop', '00:30')
  fill('name', '')
  expect(messageOf('name')).toMatch(/^Name is missing: /)
  expect(field('name').getAttribute('aria-invalid')).toBe('true')
  expect(messageOf('stopDate')).toContain('set the stop date to the next day')
  expect(status()).toBe(COMPLETE)
  pause()
  expect(status()).toBe('Fix these fields: Name, Stop date.')
  fill('stopDate', '2027-09-07')
  fill('name', 'A')
  expect(messageOf('name')).toBeNull()
  pause()
  expect(status()).toBe(COMPLETE)
})

test('copying invalid XML moves focus to the first field to fix', () => {
  const { fill, field, press, xml } = open()
  press('Copy')
  expect(document.activeElement).toBe(document.body)
  fill('name', 'A & <b>')
  for (const day of document.querySelectorAll<HTMLInputElement>('[name="day"]'))
    act(() => day.click())
  fill('start-event', 'no event')
  press('Copy')
  expect(document.activeElement).toBe(field('day'))
  expect(xml()).toContain('Name="A &amp; &lt;b>"')
})

test('the XML keeps its syntax colors and marks the lines that the last answer changed', () => {
  const { fill, xml } = open()
  const marked = () =>
    [...document.querySelectorAll('[data-changed]')].map((line) => line.textContent)
  fill('name', 'Late "News"')
  expect(marked()).toEqual(['  <Event Name="Late &quot;News&quot;"\n'])
  fill('stop', '20:00')
  expect(marked()).toEqual(['         StopStreamingTime="20:00:00"\n'])
  const words = [...document.querySelectorAll('pre [class^="t-"]')].map((word) => word.textContent)
  expect(words).toEqual(expect.arrayContaining(['Event', 'StopStreamingTime', '"20:00:00"']))
  expect(xml()).toContain('StopStreamingTime="20:00:00"')
})

test('a date in the past is a warning', () => {
  const { fill, messageOf, field, status } = open()
  fill('date', '2027-01-01')
  expect(messageOf('date')).toBe('Start date is in the past.')
  expect(field('date').hasAttribute('aria-invalid')).toBe(false)
  pause()
  expect(status()).toBe(`${COMPLETE} Check: Start date is in the past.`)
})

test('text that is not an event stays in its field with the reason, which no alert repeats', () => {
  const { fill, messageOf, field } = open()
  fill('start-event', '<Content><Event Name="Talk" /></Content>')
  pause()
  expect(messageOf('start-event')).toMatch(/“Talk” has no project.*IncludeDetails=true/)
  expect(field('start-event').value).toContain('Talk')
  expect(field('name').value).toBe('Evening News')
  expect(document.querySelector('[role="alert"]')).toBeNull()
  fill('start-event', '')
  expect(messageOf('start-event')).toBeNull()
})

test('an event pasted before hydration is used instead of the answers in the URL, and never in the URL', () => {
  window.location.hash = 'name=Talk'
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(BUILDER)
  const field = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const pasted = '<LivePackagerProject>a</LivePackagerProject>'
  const start = field('start-event')
  if (start === null) throw new Error('no field for an event')
  start.value = `<Event Name="Regatta"><SettingData>${pasted}</SettingData></Event>`
  act(() => void hydrateRoot(box, BUILDER))
  expect(field('name')?.value).toBe('Regatta')
  expect(box.querySelector('pre')?.textContent).toContain(pasted)
  act(() => field('backup')?.click())
  pause()
  expect(new Set(replace.mock.calls.map(([url]) => url))).toEqual(new Set([ROUTE]))
})

test('a link with answers replaces a pasted event, and Start over clears the URL', () => {
  const { field, fill, press, xml } = open()
  fill('start-event', '<Event Name="Regatta"><SettingData>a</SettingData></Event>')
  window.location.hash = 'name=Late+show&days=1&when=constructor'
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(field('start-event').value).toBe('')
  for (const part of ['Name="Late show"', 'Frequency="Weekly"', 'EventWeekdays="1"'])
    expect(xml()).toContain(part)
  fill('name', 'Talk')
  pause()
  expect(replace.mock.lastCall?.[0]).toMatch(/#name=Talk&.*days=1&/)
  press('Start over')
  pause()
  expect(replace.mock.lastCall?.[0]).toBe(ROUTE)
  expect(field('name').value).toBe('Evening News')
})
