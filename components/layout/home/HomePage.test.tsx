import { expect, it, vi } from 'vitest'
import { renderForm } from '../../../tests/fixtures/render-form'
import { HomeSearch } from './HomePage'

it('the field of the home page moves what is typed to the search box', () => {
  const search = vi.fn()
  const { control, set } = renderForm(
    <>
      <HomeSearch hint="Error or method" />
      <dialog id="search-box">
        <input name="box" aria-label="Search" onInput={search} />
      </dialog>
    </>,
  )
  set('q', 'gpu')
  expect([control('q').value, control('box').value]).toEqual(['', 'gpu'])
  expect(search).toHaveBeenCalledOnce()
  expect(control('dialog')).toMatchObject({ open: true })
})
