// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentHash } from '../../output/content-hash'

const fetchFile = vi.fn<typeof fetch>()
const text = { headers: { 'content-type': 'text/plain; charset=utf-8' } }

/** Opens a page of the site below /help. */
async function openPage(html = '') {
  vi.resetModules()
  delete window.__ownArticle
  document.body.innerHTML = html
  const articles = await import('./article-html')
  return { ...articles, textOf: (route: string) => articles.articleContent(route).textContent }
}

beforeEach(() => {
  vi.stubEnv('SITE_BASE_PATH', '/help')
  vi.stubGlobal('fetch', fetchFile)
  vi.stubGlobal('CSS', { escape: (value: string) => value })
  vi.stubGlobal('__ARTICLES', { '/docs/FTC': 'abc' })
  fetchFile.mockReset().mockImplementation(async () => new Response('<p>FTC</p>', text))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('articleContent', () => {
  it('is what the document held when it was kept, whatever became of it', async () => {
    const { textOf, takeOwnArticle } = await openPage('<div data-article="/docs/A"><p>A</p></div>')
    takeOwnArticle()
    document.body.innerHTML = '<div data-article="/docs/A">A, changed</div>'
    takeOwnArticle()
    document.body.innerHTML = '<p>crashed</p>'
    expect(textOf('/docs/A')).toBe('A')
    expect(textOf('/docs/A')).toBe('A')
  })

  it('is what was fetched', async () => {
    const { textOf, fetchArticle } = await openPage()
    await fetchArticle('/docs/FTC')
    await fetchArticle('/docs/FTC')
    expect(fetchFile.mock.calls.map(([file]) => file)).toEqual([
      '/help/_next/static/articles/docs/FTC.abc.txt',
    ])
    expect(textOf('/docs/FTC')).toBe('FTC')
  })

  it('is never that of another page', async () => {
    const { textOf, takeOwnArticle } = await openPage('<div data-article="/docs/A"><p>A</p></div>')
    takeOwnArticle()
    expect(() => textOf('/docs/B')).toThrow('The text of /docs/B is not loaded.')
  })
})

describe('fetchArticle', () => {
  it('fails for a page that the manifest does not name', async () => {
    const { fetchArticle } = await openPage()
    await expect(fetchArticle('/docs/None')).rejects.toThrow('The page /docs/None has no text.')
    expect(fetchFile).not.toHaveBeenCalled()
  })

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed')), 'did not load'],
    ['the file is empty', async () => new Response('', text), 'is empty'],
    ['the file is gone', async () => new Response('', { ...text, status: 404 }), 'answered 404'],
    [
      'a portal answers',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'something else',
    ],
  ])('fails when %s, and tries again', async (_case, answer, message) => {
    const { textOf, fetchArticle } = await openPage()
    fetchFile.mockImplementationOnce(answer)
    await expect(fetchArticle('/docs/FTC')).rejects.toThrow(message)
    await fetchArticle('/docs/FTC')
    expect(textOf('/docs/FTC')).toBe('FTC')
  })

  it('takes the empty article of a page that has none', async () => {
    vi.stubGlobal('__ARTICLES', { '/search': contentHash('') })
    const { textOf, fetchArticle } = await openPage()
    fetchFile.mockResolvedValueOnce(new Response('', text))
    await fetchArticle('/search')
    expect(textOf('/search')).toBe('')
  })
})

it('isArticleShown tells the page that is shown from others', async () => {
  const { isArticleShown } = await openPage('<div data-article="/docs/A">A</div>')
  expect(isArticleShown('/docs/A')).toBe(true)
  expect(isArticleShown('/docs/B')).toBe(false)
})
