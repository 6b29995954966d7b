// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { pageAt } from '../../tests/fixtures/page-context'
import { renderForm } from '../../tests/fixtures/render-form'
import { PageContext } from '../ui/PageContext'
import { PasteOutput } from './PasteOutput'

it('the number of known errors is announced when the reader pauses, and the field says what happens to the text', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const { control, set, textsOf, wait } = renderForm(
    <PageContext value={pageAt('/docs/FTC/Troubleshooting')}>
      <PasteOutput />
    </PageContext>,
  )
  const announced = () => textsOf('[aria-live]').join()
  set('textarea', 'E')
  await act(async () => undefined)
  expect(announced()).toBe('')
  await wait()
  expect(announced()).toContain('No known error found.')
  const { id } = control('small')
  expect(control('textarea').getAttribute('aria-describedby')).toBe(id)
  expect(textsOf(`[id="${id}"]`)).toEqual([expect.stringContaining('never leaves your browser')])
})
