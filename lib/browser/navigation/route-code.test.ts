// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const manifest = {
  '/': ['static/chunks/home.js'],
  '/docs/FTC': ['static/chunks/ftc.js', 'static/css/a b.css', 7],
  sortedPages: ['/'],
}

const fetchArticle = vi.fn<(route: string) => Promise<void>>()
/** jsdom loads no style sheets. */
const linkStyleSheet = vi.fn<(address: string) => Promise<void>>()
vi.mock('./route-style-sheets', async (original) => ({
  ...(await original<typeof import('./route-style-sheets')>()),
  linkStyleSheet: (address: string) => linkStyleSheet(address),
}))
vi.mock('./article-html', () => ({ fetchArticle: (route: string) => fetchArticle(route) }))

const LIST =
  '<script id="page-scripts" type="application/json">{"scripts":[],"manifest":"/help/manifest.js"}</script>'

const script = { headers: { 'content-type': 'application/javascript; charset=utf-8' } }
const fetchFile = vi.fn<typeof fetch>()

/** Opens a page of the site below /help. */
async function openPage() {
  vi.resetModules()
  return import('./route-code')
}

beforeEach(() => {
  vi.stubEnv('SITE_BASE_PATH', '/help')
  vi.stubGlobal('fetch', fetchFile)
  vi.stubGlobal('__BUILD_MANIFEST', manifest)
  fetchFile.mockReset().mockImplementation(async () => new Response('', script))
  fetchArticle.mockReset().mockResolvedValue(undefined)
  linkStyleSheet.mockReset().mockResolvedValue(undefined)
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const fetched = () => fetchFile.mock.calls.map(([file]) => file)

describe('fetchRouteCode', () => {
  it('fetches the files of the route, below the base path', async () => {
    const { fetchRouteCode } = await openPage()
    await fetchRouteCode('/docs/FTC')
    expect(fetched()).toEqual(['/help/_next/static/chunks/ftc.js'])
    expect(linkStyleSheet.mock.calls).toEqual([['/help/_next/static/css/a%20b.css']])
  })

  it('leaves out scripts that the document has', async () => {
    document.body.innerHTML =
      '<script type="text/plain" src="/help/_next/static/chunks/ftc.js"></script>'
    const { fetchRouteCode } = await openPage()
    await fetchRouteCode('/docs/FTC')
    expect(fetched()).toEqual([])
  })

  it('loads the manifest when it is needed, and lets others wait for it too', async () => {
    vi.stubGlobal('__BUILD_MANIFEST', undefined)
    document.body.innerHTML = LIST
    const other = vi.fn()
    vi.stubGlobal('__BUILD_MANIFEST_CB', other)
    const { fetchRouteCode } = await openPage()
    const loading = fetchRouteCode('/')
    expect(fetched()).toEqual([])
    expect(document.querySelector('script[src]')?.getAttribute('src')).toBe('/help/manifest.js')
    vi.stubGlobal('__BUILD_MANIFEST', manifest)
    const callback: unknown = Reflect.get(window, '__BUILD_MANIFEST_CB')
    if (typeof callback === 'function') callback()
    await loading
    expect(other).toHaveBeenCalledOnce()
    expect(fetched()).toEqual(['/help/_next/static/chunks/home.js'])
  })

  it.each([
    ['does not load', 'error'],
    ['is empty or something else', 'load'],
  ])('fails when the manifest %s, and asks again', async (_case, event) => {
    vi.stubGlobal('__BUILD_MANIFEST', undefined)
    document.body.innerHTML = LIST
    const { fetchRouteCode, isRouteCodeReady, noteRouteCode } = await openPage()
    noteRouteCode('/')
    expect(isRouteCodeReady('/')).toBe(false)
    const loading = fetchRouteCode('/')
    document.querySelector('script[src]')?.dispatchEvent(new Event(event))
    await expect(loading).rejects.toThrow('The list of pages did not load.')
    expect(document.querySelector('script[src]')).toBeNull()
    vi.stubGlobal('__BUILD_MANIFEST', manifest)
    await fetchRouteCode('/')
    expect(isRouteCodeReady('/')).toBe(true)
  })

  it('fetches the text of the page with its code, and fails without', async () => {
    const { fetchRouteCode, isRouteCodeReady } = await openPage()
    fetchArticle.mockRejectedValueOnce(new Error('no text'))
    await expect(fetchRouteCode('/docs/FTC')).rejects.toThrow('no text')
    expect(isRouteCodeReady('/docs/FTC')).toBe(false)
    await fetchRouteCode('/docs/FTC')
    expect(fetchArticle).toHaveBeenLastCalledWith('/docs/FTC')
  })

  it('asks for the files of a route once, and again after a failure', async () => {
    const { fetchRouteCode, isRouteCodeReady } = await openPage()
    fetchFile.mockImplementationOnce(async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchRouteCode('/docs/FTC')).rejects.toThrow()
    expect(isRouteCodeReady('/docs/FTC')).toBe(false)
    await fetchRouteCode('/docs/FTC')
    const count = fetched().length
    await fetchRouteCode('/docs/FTC')
    expect(fetched()).toHaveLength(count)
    expect(isRouteCodeReady('/docs/FTC')).toBe(true)
  })

  it('asks anew after who waited for the files has gone', async () => {
    const { fetchRouteCode } = await openPage()
    const turn = new AbortController()
    fetchFile.mockImplementationOnce(() => new Promise(() => undefined))
    void fetchRouteCode('/docs/FTC', turn.signal)
    await vi.waitFor(() => expect(fetched()).toHaveLength(1))
    void fetchRouteCode('/docs/FTC')
    expect(fetched()).toHaveLength(1)
    turn.abort()
    await fetchRouteCode('/docs/FTC')
    expect(fetched()).toHaveLength(2)
  })

  it('keeps what is there, and what was asked for anew, when an earlier wait ends', async () => {
    const { fetchRouteCode } = await openPage()
    const turns = [new AbortController(), new AbortController()] as const
    let fail = () => {}
    fetchFile.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new TypeError('Failed to fetch'))
        }),
    )
    const first = fetchRouteCode('/docs/FTC', turns[0].signal)
    await vi.waitFor(() => expect(fetched()).toHaveLength(1))
    turns[0].abort()
    const second = fetchRouteCode('/docs/FTC', turns[1].signal)
    fail()
    await expect(first).rejects.toThrow('The code of the page did not load.')
    await second
    turns[1].abort()
    await fetchRouteCode('/docs/FTC')
    expect(fetched()).toHaveLength(2)
  })

  it.each(['/docs/None', '', 'constructor', '__proto__'])(
    'fails for "%s", which has no code',
    async (route) => {
      const { fetchRouteCode } = await openPage()
      const loading = fetchRouteCode(route)
      await expect(loading).rejects.toThrow(`The page ${route} has no code.`)
    },
  )

  it.each([
    [
      'the network is away',
      async () => Promise.reject(new TypeError('Failed to fetch')),
      'The code of the page did not load.',
    ],
    [
      'a file is gone',
      async () => new Response('', { ...script, status: 404 }),
      'The code of the page answered 404.',
    ],
    [
      'a portal answers',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'The code of the page is something else.',
    ],
    [
      'the answer has no type',
      async () => new Response(new Uint8Array()),
      'The code of the page is something else.',
    ],
  ])('fails when %s', async (_case, answer, message) => {
    fetchFile.mockImplementation(answer)
    const { fetchRouteCode } = await openPage()
    const loading = fetchRouteCode('/docs/FTC')
    await expect(loading).rejects.toThrow(message)
  })
})
