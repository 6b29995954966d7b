// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keysOf } from '../../../lib/content/records'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { Toc } from '../../navigation/Toc'
import { PageContext } from '../../ui/PageContext'
import { ReleaseNotes } from './ReleaseNotes'
import { ReleaseEntry, ReleaseSection } from './ReleaseParts'

const ROUTE = '/docs/FTC/Notes'

vi.mock('next/router', () => ({
  useRouter: () => ({
    route: ROUTE,
    push: (url: string) => window.history.pushState(null, '', url),
    replace: (url: string) => window.history.replaceState(null, '', url),
  }),
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    disconnect = () => undefined
  },
)

const VERSIONS = ['5.5', '5.4', '5.3']
const TYPES = { new: 'Decodes R3D', removed: 'Drops Flash' } as const
const AFTER = 'Documents'
const HEADINGS = ['Upgrade', ...VERSIONS.map((version) => `Release ${version}`), AFTER]
const ENTRIES = VERSIONS.flatMap((version) => keysOf(TYPES).map((type) => entry(version, type)))

function entry(version: string, type: keyof typeof TYPES): string {
  return `${TYPES[type]} in ${version}`
}

function openNotes(query = '') {
  window.history.pushState(null, '', ROUTE + query)
  const form = renderForm(
    <PageContext value={pageAt(ROUTE)}>
      <Toc entries={HEADINGS.map((value) => ({ id: value.slice(-3), value, depth: 3 }))}>
        <ReleaseNotes oldest="5.2">
          <ReleaseSection>
            <h3 id="ade">Upgrade</h3>
            <p>Back up the database.</p>
          </ReleaseSection>
          {VERSIONS.map((version) => (
            <ReleaseSection key={version}>
              <h3 id={version}>{`Release ${version}`}</h3>
              {keysOf(TYPES).map((type) => (
                <ReleaseEntry key={type} {...{ version, type, area: 'Captions' }}>
                  <li id={`${version}-${type}`}>{entry(version, type)}</li>
                </ReleaseEntry>
              ))}
            </ReleaseSection>
          ))}
        </ReleaseNotes>
        <h3>{AFTER}</h3>
      </Toc>
    </PageContext>,
  )
  return {
    ...form,
    goBack: () => {
      window.history.back()
      return form.wait()
    },
    entries: () => form.textsOf('li:not(nav li)'),
    headings: () => form.textsOf('h2, h3'),
    toc: () => form.textsOf(`#${ELEMENT_IDS.contents} a`),
    query: () => window.location.search,
  }
}

test('the filter and the table of contents show what matches, and Show all shows everything', async () => {
  const { set, press, control, entries, headings, toc, count, query } = openNotes()
  expect(await count()).toBe('6 entries')
  expect(control('to').disabled).toBe(true)
  set('find', 'r3d 5.4')
  expect(await count()).toBe('1 of 6 entries')
  expect(entries()).toEqual(['Decodes R3D in 5.4'])
  for (const list of [headings, toc]) expect(list()).toEqual(['Upgrade', 'Release 5.4', AFTER])
  set('find', 'xyzzy')
  expect(await count()).toBe('No matching entries')
  press('Show all')
  expect(document.activeElement).toBe(control('find'))
  expect(entries()).toEqual(ENTRIES)
  expect(query()).toBe('')
})

test('Back undoes each choice; a typed word is one choice', async () => {
  const { set, control, goBack, entries, query } = openNotes()
  for (const text of ['f', 'fl', 'flash']) set('find', text)
  set('type', 'removed')
  set('area', 'Captions')
  expect(query()).toBe('?find=flash&type=removed&area=Captions')
  await goBack()
  expect(control('area').value).toBe('')
  expect(control('type').value).toBe('removed')
  await goBack()
  expect(query()).toBe('?find=flash')
  await goBack()
  expect(control('find').value).toBe('')
  expect(entries()).toEqual(ENTRIES)
})

test('a range of versions shows the releases in it, and other sections', async () => {
  const { set, control, entries, headings, toc, count, query } = openNotes()
  set('from', '5.3')
  expect(control('to').value).toBe('5.5')
  set('to', '5.4')
  expect(query()).toBe('?from=5.3&to=5.4')
  expect(await count()).toBe('2 of 6 entries')
  expect(entries()).toEqual(keysOf(TYPES).map((type) => entry('5.4', type)))
  for (const list of [headings, toc]) expect(list()).toEqual(['Upgrade', 'Release 5.4', AFTER])
})

test('a URL with a filter opens the form, which closes without losing the filter', () => {
  const { button, press, entries } = openNotes('?find=flash')
  expect(button('Filter')?.getAttribute('aria-expanded')).toBe('true')
  press('Filter')
  expect(button('Filter')?.getAttribute('aria-expanded')).toBe('false')
  expect(entries()).toHaveLength(3)
})
