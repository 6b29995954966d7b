import { expect, it } from 'vitest'
import { onRequest } from '../../../deploy/cloudflare/markdown-copy.js'
import copyOf, { config } from '../../../deploy/netlify/markdown-copy.js'
import { ACCEPT_HEADERS } from '../../../tests/fixtures/accept-headers'
import { PREFERS_MARKDOWN } from './headers'

const asking = (path: string, accept: string) =>
  new Request(`https://docs.example.com${path}`, { headers: { accept, 'if-none-match': '"1"' } })

/** The path that Cloudflare responds with; `next` responds with that of the request. */
async function onCloudflare(path: string, accept: string): Promise<string> {
  const request = asking(path, accept)
  const fetch = async ({ url, headers }: Request) => {
    expect(headers.get('if-none-match')).toBe('"1"')
    return new Response(new URL(url).pathname)
  }
  const next = async () => new Response(path)
  return (await onRequest({ request, env: { ASSETS: { fetch } }, next })).text()
}

it.each(ACCEPT_HEADERS)('Accept %j gets the Markdown copy: %s', async (accept, isCopy) => {
  expect(PREFERS_MARKDOWN.test(accept)).toBe(isCopy)
  const wanted = isCopy ? '/docs/FTC.md' : '/docs/FTC'
  expect(copyOf(asking('/docs/FTC', accept))?.pathname ?? '/docs/FTC').toBe(wanted)
  expect(await onCloudflare('/docs/FTC', accept)).toBe(wanted)
})

it.each(['/docs/FTC.md', '/docs/FTC.html', '/docs/'])('%s is no page', async (path) => {
  expect(copyOf(asking(path, 'text/markdown'))).toBe(undefined)
  expect(await onCloudflare(path, 'text/markdown')).toBe(path)
})

it('Netlify runs the function on every page of the documentation', () => {
  expect(config.path).toEqual(['/docs', '/docs/*'])
})
