import { expect, it } from 'vitest'
import { pageAt } from '../../../tests/fixtures/page-context'
import { renderForm } from '../../../tests/fixtures/render-form'
import { PageContext } from '../../ui/PageContext'
import { DocsLayout } from './DocsLayout'

it.each([
  ['/', null, null],
  ['/docs/FTC/FAQ', null, 'current'],
  ['/docs/FTC/FAQ', '4.2', 'current'],
])('§4 at %s, where the stored docs version was %s, it is %s', (route, before, after) => {
  localStorage.clear()
  const key = 'docs-preferred-version-default'
  if (before !== null) localStorage.setItem(key, before)
  renderForm(
    <PageContext value={pageAt(route)}>
      <DocsLayout toc={[]}>Text</DocsLayout>
    </PageContext>,
  )
  expect(localStorage.getItem(key)).toBe(after)
})
