// @vitest-environment jsdom
import { act, type ComponentProps, createElement } from 'react'
import { expect, test } from 'vitest'
import { revealTarget } from '../../../lib/browser/navigation/reveal-target'
import { renderForm } from '../../../tests/fixtures/render-form'
import { Heading2, Heading3 } from '../../ui/Heading'
import { Row } from './Row'
import { TableFilter } from './TableFilter'

Element.prototype.scrollIntoView = () => undefined

const PLATFORMS = ['Windows', 'Linux', 'Kubernetes']
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const CONTROLS: ComponentProps<typeof TableFilter>['controls'] = [
  { name: 'text', label: 'Filter the tables' },
  { name: 'platforms', label: 'Platform', options: asOptions(['', ...PLATFORMS]) },
]

const table = (...rows: readonly (readonly [platforms: string, ...cells: string[]])[]) => (
  <table>
    <tbody>
      {rows.map(([platforms, id, ...cells]) => (
        <Row key={id} id={id} data-platforms={platforms}>
          {...[id, ...cells].map((cell) => createElement('td', null, cell))}
        </Row>
      ))}
    </tbody>
  </table>
)

function openTables() {
  const form = renderForm(
    <TableFilter controls={CONTROLS} unit="row">
      <Heading2 id="drm">DRM</Heading2>
      {table(['Windows', 'CMAF', 'FairPlay'], ['Windows Linux', 'DASH', 'Widevine'])}
      <Heading2 id="input">Input</Heading2>
      <Heading3 id="cards">Capture cards</Heading3>
      {table(['Windows', 'AJA', 'Kona LHi'])}
      <Heading3 id="platforms">Platforms</Heading3>
      {table(['', 'SNMP'], ['', 'API'])}
      <Heading2 id="more">Related pages</Heading2>
    </TableFilter>,
  )
  return {
    ...form,
    follow: (id: string) => act(() => void revealTarget(id)),
    names: () => form.textsOf('td:first-child'),
    headings: () => form.textsOf('h2, h3'),
  }
}

test('only rows with every word and of the choice are visible, with headings and count', async () => {
  const { set, control, names, headings, count } = openTables()
  expect(await count()).toBe('5 rows')
  set('text', 'fairplay cmaf')
  expect(names()).toEqual(['CMAF'])
  expect(headings()).toEqual(['DRM', 'Related pages'])
  expect(await count()).toBe('1 of 5 rows')
  set('text', 'capture cards')
  expect(names()).toEqual(['AJA'])
  expect(headings()).toEqual(['Input', 'Capture cards', 'Related pages'])
  set('text', 'nothing like this')
  expect(names()).toEqual([])
  expect(await count()).toBe('No matching rows.')
  set('text', '')
  set('platforms', 'Linux')
  expect(names()).toEqual(['DASH'])
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  act(() => void control('text').form?.dispatchEvent(submit))
  expect(submit.defaultPrevented).toBe(true)
})

test('a link to a hidden row clears the filter, except while the reader types in it', () => {
  const { set, control, follow, names } = openTables()
  set('text', 'fairplay')
  follow('CMAF')
  expect(names()).toEqual(['CMAF'])
  control('text').focus()
  follow('DASH')
  expect(names()).toEqual(['CMAF'])
  control('text').blur()
  follow('DASH')
  expect(control('text').value).toBe('')
  expect(names()).toHaveLength(5)
})
