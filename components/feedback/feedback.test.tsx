import { expect, it, vi } from 'vitest'
import { expectHtml } from '../../tests/fixtures/expected-files'
import { renderForm } from '../../tests/fixtures/render-form'
import { INDEX } from '../../tests/fixtures/search-index'
import { ErrorPage } from './CrashPage'
import { ChunkStatus, LoadError } from './LoadStatus'
import { NearPages } from './NearPages'

vi.mock(
  '../../lib/content/settings/site-config',
  () => import('../../tests/fixtures/sample-config'),
)

const ignore = () => undefined

it('the page that is not found, a crash, and an error', async () => {
  window.history.replaceState(null, '', '/help/docs/FTC/Instal')
  vi.stubGlobal('fetch', async () => Response.json({ pages: INDEX.pages }))
  const form = renderForm(
    <>
      <NearPages />
      <ErrorPage error={new Error('Broken.')} />
      <LoadError message="No" advice="Do" isRepeated onRetry={ignore} onDismiss={ignore} />
      <ChunkStatus label="a" state={{ status: 'done', chunk: null }} />
      <ChunkStatus label="b" state={{ status: 'pending' }} />
      <ChunkStatus label="c" state={{ status: 'loading' }} />
    </>,
  )
  await form.wait()
  expect(form.control('q').value).toBe('Instal')
  const html = document.body.innerHTML.replace(/\d+:\d+:\d+ .M/, '12:00:00 PM')
  await expectHtml(html, 'errors')
})
