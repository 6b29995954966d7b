import { act, type ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { revealTarget } from '../../../lib/browser/navigation/reveal-target'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { Toc } from '../../navigation/Toc'
import { PageContext } from '../../ui/PageContext'
import { Filter } from './Filter'

const CHOICES: NonNullable<ComponentProps<typeof Filter>['choices']> = [
  { name: 'to', label: 'to', options: ['', '5.5', '5.4'].map((value) => [value, value]) },
  { name: 'type', label: 'Type', options: ['', 'new', 'fixed'].map((value) => [value, value]) },
]
const HEADINGS = ['Releases', 'Release 5.5', 'Release 5.4', 'Formats', 'Requirements']
const ALL = ['Decodes “R3D”', 'Drops FLASH', 'Déjà vu in R3D', 'CMAF']

function openFilter() {
  window.history.pushState(null, '', '/docs')
  const form = renderForm(
    <PageContext value={pageAt('/docs')}>
      <Toc entries={HEADINGS.map((value) => ({ id: value, value, depth: 2 }))}>
        <Filter find="Filter" hint="Words" choices={CHOICES} units="entries">
          <div data-group="">
            <h2 id="Releases">Releases</h2>
            <div data-group="" data-to="5.5">
              <h3 id="Release 5.5">Release 5.5</h3>
              <li id="r3d" data-type="new">
                Decodes “R3D”
              </li>
              <li id="flash" data-type="fixed">
                Drops FLASH
              </li>
            </div>
            <div data-group="" data-to="5.5|5.4">
              <h3 id="Release 5.4">Release 5.4</h3>
              <li id="vu" data-type="fixed">
                Déjà vu in R3D
              </li>
            </div>
          </div>
          <div className="table">
            <h2 id="Formats">Formats</h2>
            <li id="cmaf" data-type="new|fixed">
              CMAF
            </li>
          </div>
          <div data-group="">
            <h2 id="Requirements">Requirements</h2>
          </div>
        </Filter>
      </Toc>
    </PageContext>,
  )
  return {
    ...form,
    rows: () => form.textsOf('li[id]'),
    headings: () => form.textsOf('h2, h3'),
    toc: () => form.textsOf(`#${ELEMENT_IDS.contents} a`),
    follow: (id: string) => act(() => void revealTarget(id)),
    goBack: () => {
      window.history.back()
      return form.wait()
    },
  }
}

test.each([
  [{ find: 'deja VU' }, ['Déjà vu in R3D'], ['Releases', 'Release 5.4']],
  [{ find: '"r3d"  decodes' }, ['Decodes “R3D”'], ['Releases', 'Release 5.5']],
  [{ find: '5.5 flash' }, ['Drops FLASH'], ['Releases', 'Release 5.5']],
  [{ find: 'xyzzy' }, [], []],
  [{ to: '5.4' }, ['Déjà vu in R3D', 'CMAF'], ['Releases', 'Release 5.4', 'Formats']],
  [{ type: 'new' }, ['Decodes “R3D”', 'CMAF'], ['Releases', 'Release 5.5', 'Formats']],
  [{ type: 'fixed', find: 'cmaf' }, ['CMAF'], ['Formats']],
])(
  '%o shows the rows that match, their headings, and text without rows',
  async (choice, rows, headings) => {
    const filter = openFilter()
    expect([filter.control('form').ariaLabel, await filter.count()]).toEqual(['Filter entries', ''])
    for (const [name, value] of Object.entries(choice)) filter.set(name, value)
    expect(filter.rows()).toEqual(rows)
    for (const list of [filter.headings, filter.toc])
      expect(list()).toEqual([...headings, 'Requirements'])
    const count = rows.length === 0 ? 'No entries match.' : `${rows.length} of 4 entries`
    expect(filter.textsOf('form p > [aria-hidden]')).toEqual([count])
    expect(await filter.count()).toBe(count)
    filter.press('Clear filter')
    expect(window.location.search, 'at once').toBe('')
    expect(filter.rows()).toEqual(ALL)
    expect(await filter.count()).toBe('4 entries')
    expect(document.activeElement).toBe(filter.control('find'))
    expect(filter.button('Clear filter')).toBeUndefined()
  },
)

test('a second choice without a match is announced, too', async () => {
  const filter = openFilter()
  const said = async (word: string) => {
    filter.set('find', word)
    await filter.wait()
    return filter.textsOf('.unseen[aria-live]').join()
  }
  const first = await said('xyzzy')
  expect(first).toContain('No entries match.')
  expect(await said('plugh')).not.toBe(first)
})

test('Back undoes each choice; a word typed without a pause is one choice', async () => {
  const { set, control, goBack, wait, rows } = openFilter()
  for (const text of ['f', 'fl', 'flash']) set('find', text)
  expect(window.location.search).toBe('')
  await wait()
  expect(window.location.search).toBe('?find=flash')
  set('type', 'new')
  expect(window.location.search).toBe('?find=flash&type=new')
  await goBack()
  expect(control('type').value).toBe('')
  expect(rows()).toEqual(['Drops FLASH'])
  await goBack()
  expect(control('find').value).toBe('')
  expect(rows()).toEqual(ALL)
})

test('a link to a hidden row clears the filter, except while the reader types in it', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 500)
  const { set, control, follow, rows } = openFilter()
  set('find', 'flash')
  follow('flash')
  expect(rows()).toEqual(['Drops FLASH'])
  control('find').focus()
  follow('cmaf')
  expect(rows()).toEqual(['Drops FLASH'])
  control('find').blur()
  expect(scrollTo).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 499)
  follow('cmaf')
  const back = { top: 500, behavior: 'instant' }
  expect(scrollTo.mock.calls, 'to where the browser had scrolled').toEqual([[back]])
  expect(control('find').value).toBe('')
  expect(rows()).toEqual(ALL)
})

test('rows of another kind are counted apart, and folded while their choice does not concern them', () => {
  window.history.pushState(null, '', '/docs')
  const { set, textsOf } = renderForm(
    <PageContext value={pageAt('/docs')}>
      <Filter find="Filter" hint="Words" choices={CHOICES} units="changes">
        <li id="r3d" data-to="5.5">
          R3D
        </li>
        <div data-group="" data-units="known issues">
          <h2 id="Known">Known</h2>
          <details open data-folds-with="to">
            <li id="logo">Logo</li>
            <li id="gpu">GPU</li>
          </details>
        </div>
      </Filter>
    </PageContext>,
  )
  const shown = () => [
    textsOf('form p > [aria-hidden]').join(),
    document.querySelector('details')?.open,
  ]
  set('to', '5.4')
  expect(shown()).toEqual(['2 known issues', false])
  set('to', '5.5')
  set('find', 'logo')
  expect(shown()).toEqual(['1 of 2 known issues', false])
  set('to', '')
  expect(shown()).toEqual(['1 of 2 known issues', true])
  set('find', '')
  expect(shown()).toEqual(['1 changes, 2 known issues', true])
})
