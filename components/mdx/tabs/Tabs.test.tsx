import { act } from 'react'
import { expect, it } from 'vitest'
import { tabChoiceItem } from '../../../lib/browser/storage/storage-items'
import { MANAGER_GROUP } from '../../../lib/content/api/sample-request'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { ManagerCode } from '../samples/ManagerCode'
import { Tab, Tabs, type TabsProps } from './Tabs'

const set = (props: Omit<TabsProps, 'children'>, ...labels: readonly string[]) => (
  <Tabs {...props}>
    {labels.map((label) => (
      <Tab key={label} label={label}>
        {label}
      </Tab>
    ))}
  </Tabs>
)
const choose = (label: string, at = 0) =>
  act(() => document.querySelectorAll<HTMLElement>(`[value="${label}"]`)[at]?.click())

window.scrollBy = () => undefined

it('a choice shows its panel in all tabs of the group that have one, and is stored beside others', () => {
  tabChoiceItem.set({ 'vos-type': 'B', os: 'Windows' })
  const { textsOf } = renderForm(
    <>
      {set({ group: 'os' }, 'Linux', 'Windows')}
      {set({ group: 'os', follows: '2' }, 'Linux', 'Windows', 'macOS')}
      {set({ group: 'os' }, 'macOS', 'Linux')}
      {set({}, 'Linux', 'Windows')}
    </>,
  )
  expect(document.querySelector('[role=radiogroup]')?.ariaLabel).toBe('Operating system')
  expect(textsOf('.tab-panel-title')).toEqual(['Windows', 'Windows', 'macOS', 'Linux'])
  choose('Linux')
  expect(textsOf('.tab-panel-title')).toEqual(['Linux', 'Linux', 'Linux', 'Linux'])
  expect(tabChoiceItem.get()).toEqual({ 'vos-type': 'B', os: 'Linux' })
  choose('Windows', 1)
  expect(textsOf('.tab-panel-title')).toEqual(['Linux', 'Linux', 'Linux', 'Windows'])
  expect(tabChoiceItem.get()).toEqual({ 'vos-type': 'B', os: 'Linux' })
})

it('samples show the port, path, and names of the manager that the reader chose', () => {
  const managers = [
    { name: 'Stream', port: '8758', words: ['CambriaLM', 'v1', 'a.lppr'] },
    { name: 'Broadcast', port: '8754', words: ['v1', 'CambriaBM', 'a.clpr'] },
  ]
  const { textsOf } = renderForm(
    <PageContext value={{ ...pageAt('/docs/Page'), managers }}>
      {set({ group: MANAGER_GROUP }, 'Stream', 'Broadcast')}
      <pre>
        <ManagerCode>
          <code>
            :8758/<i>CambriaLM/{'v1'}</i> a.lppr aXlppr
          </code>
        </ManagerCode>
      </pre>
    </PageContext>,
  )
  expect(textsOf('pre')).toEqual([':8758/CambriaLM/v1 a.lppr aXlppr'])
  choose('Broadcast')
  expect(textsOf('pre')).toEqual([':8754/v1/CambriaBM a.clpr aXlppr'])
})
