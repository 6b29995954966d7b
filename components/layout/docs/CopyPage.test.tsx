import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { MESSAGES } from '../../../lib/site/messages'
import { renderForm } from '../../../tests/fixtures/render-form'
import { CopyPage } from './CopyPage'

class Item {
  constructor(readonly contents: Readonly<Record<string, Promise<Blob>>>) {
    // A browser takes the text even if it does not write it.
    contents['text/plain']?.catch(() => undefined)
  }
}

it.each([
  ['a browser that waits for the text', Item],
  ['an older browser', undefined],
])('in %s, the page is copied as Markdown, or it says why not', async (_browser, Clipboard) => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('ClipboardItem', Clipboard)
  const copied: string[] = []
  const read = async ([item]: readonly Item[]) => {
    const blob = await item?.contents['text/plain']
    copied.push(`${blob?.type} ${blob?.size}`)
  }
  const write = vi.fn(read)
  const writeText = vi.fn(async (text: string) => void copied.push(text))
  vi.stubGlobal('navigator', { clipboard: { write, writeText } })
  const load = vi.fn(async (_url: string) => new Response('# Page'))
  vi.stubGlobal('fetch', load)
  const form = renderForm(<CopyPage route="/docs/FTC" />)
  const said = async () => {
    await act(async () => form.press(MESSAGES.copyPage))
    return form.textsOf('.copied').join()
  }
  expect(await said()).toBe('Copied')
  expect(load.mock.calls[0]?.[0]).toBe('/docs/FTC.md')
  expect(copied).toEqual([Clipboard ? 'text/plain 6' : '# Page'])
  for (const method of [write, writeText]) method.mockRejectedValue(new DOMException('denied'))
  expect(await said()).toBe(MESSAGES.copyingDenied)
  load.mockRejectedValue(new TypeError('offline'))
  expect(await said()).toBe(MESSAGES.pageNotCopied)
})
