import { act } from 'react'
import { expect, it } from 'vitest'
import { readerValuesItem } from '../../../lib/browser/storage/storage-items'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { CodeBlock } from './CodeBlock'

it('the name of a block lists its placeholders without a value, and its form leads back', () => {
  const page = pageAt('/docs/Page')
  readerValuesItem('set').set({ 'start-date': '2026-11-29' })
  const about = { label: 'Event', meaning: 'Name.', example: 'A', pattern: '\\w+', hint: 'Word.' }
  const more = { placeholders: 'set', values: { 'event-name': about } }
  const { press } = renderForm(
    <PageContext value={{ ...page, ...more }}>
      <CodeBlock caption="event.xml" titled placeholders="event-name start-date" />
      <CodeBlock caption="Shell" placeholders="start-date" />
      <CodeBlock caption="None" />
    </PageContext>,
  )
  const names = [...document.querySelectorAll('pre')].map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(['Code with event-name to fill in', 'Code: Shell', 'Code: None'])
  const buttons = [...document.querySelectorAll<HTMLElement>('[title^="Fill in"]')]
  expect(buttons.map(({ title }) => title.slice(20))).toEqual(['event.xml', 'Shell'])
  const [edit] = buttons
  act(() => edit?.click())
  press('Done')
  expect(document.activeElement).toBe(edit)
})
