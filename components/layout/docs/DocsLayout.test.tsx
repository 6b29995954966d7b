// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { pageAt } from '../../../tests/fixtures/page-context'
import { PageContext } from '../../ui/PageContext'
import { DocsLayout } from './DocsLayout'

vi.mock('next/router', () => import('../../../tests/fixtures/fake-router'))

it.each([
  ['/', null, null],
  ['/docs/FTC/FAQ', null, 'current'],
  ['/docs/FTC/FAQ', '4.2', 'current'],
])('§4 at %s, where the stored docs version was %s, it is %s', (route, before, after) => {
  localStorage.clear()
  const key = 'docs-preferred-version-default'
  if (before !== null) localStorage.setItem(key, before)
  const page = <DocsLayout toc={[]}>Text</DocsLayout>
  act(() =>
    createRoot(document.createElement('div')).render(
      <PageContext value={pageAt(route)}>{page}</PageContext>,
    ),
  )
  expect(localStorage.getItem(key)).toBe(after)
})
