// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const fetchFile = vi.fn<typeof fetch>()
const text = { headers: { 'content-type': 'text/plain; charset=utf-8' } }

/** Opens a page of the site below /help. */
async function openPage(html = '') {
  vi.resetModules()
  document.body.innerHTML = html
  return import('./article-html')
}

beforeEach(() => {
  vi.stubEnv('SITE_BASE_PATH', '/help')
  vi.stubGlobal('fetch', fetchFile)
  vi.stubGlobal('CSS', { escape: (value: string) => value })
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'abc' })
  fetchFile.mockReset().mockImplementation(async () => new Response('<p>FTC</p>', text))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('articleHtml', () => {
  it('is what the document holds, also when it has left the document', async () => {
    const { articleHtml } = await openPage('<div data-article="/docs/A"><p>A</p></div>')
    expect(articleHtml('/docs/A')).toBe('<p>A</p>')
    document.body.innerHTML = ''
    expect(articleHtml('/docs/A')).toBe('<p>A</p>')
  })

  it('is what the document held when it was kept, whatever became of it', async () => {
    const { articleHtml, keepArticle } = await openPage('<div data-article="/docs/A">A</div>')
    keepArticle()
    document.body.innerHTML = '<div data-article="/docs/A">A, changed</div>'
    keepArticle()
    document.body.innerHTML = '<p>crashed</p>'
    expect(articleHtml('/docs/A')).toBe('A')
  })

  it('is what was fetched', async () => {
    const { articleHtml, fetchArticle } = await openPage()
    await fetchArticle('/docs/FTC')
    await fetchArticle('/docs/FTC')
    expect(fetchFile.mock.calls.map(([file]) => file)).toEqual([
      '/help/_next/static/abc/articles/docs/FTC.txt',
    ])
    expect(articleHtml('/docs/FTC')).toBe('<p>FTC</p>')
  })

  it('is never that of another page', async () => {
    const { articleHtml } = await openPage('<div data-article="/docs/A"><p>A</p></div>')
    expect(() => articleHtml('/docs/B')).toThrow('The text of /docs/B is not loaded.')
  })
})

describe('fetchArticle', () => {
  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed')), 'did not load'],
    ['the file is gone', async () => new Response('', { ...text, status: 404 }), 'answered 404'],
    [
      'a portal answers',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'something else',
    ],
  ])('fails when %s, and tries again', async (_case, answer, message) => {
    const { articleHtml, fetchArticle } = await openPage()
    fetchFile.mockImplementationOnce(answer)
    await expect(fetchArticle('/docs/FTC')).rejects.toThrow(message)
    await fetchArticle('/docs/FTC')
    expect(articleHtml('/docs/FTC')).toBe('<p>FTC</p>')
  })
})
