import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { HOST_FILES } from '../../lib/output/host/host-files'
import { exportedFiles, routeOfHtmlFile } from '../fixtures/exported-site'

const context = createContext()
runInContext(readFileSync('deploy/cloudfront/function.js', 'utf8'), context)

/** The object that the function requests for a URL, or the URL that it redirects to. */
function handle(uri: string, querystring: object = {}): unknown {
  const request = JSON.stringify({ request: { uri, querystring } })
  const result = `(({ uri, headers }) => uri ?? headers.location.value)(handler(${request}))`
  return runInContext(result, context)
}

it('§2 CloudFront’s function serves every page at its clean URL, and every other file at its own', () => {
  const files = exportedFiles().filter((file) => !HOST_FILES.some((name) => name === file))
  const urls = files.map((file) => (file.endsWith('.html') ? routeOfHtmlFile(file) : `/${file}`))
  expect(urls.map((url) => handle(url))).toEqual(files.map((file) => `/${file}`))
})

it.each([
  ['/index.html', '/'],
  ['/docs/', '/docs'],
  ['/docs//', '/docs'],
  ['//docs', '/docs'],
  ['/docs.HTML', '/docs'],
  ['/docs/FTC/index.html', '/docs/FTC'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
])('§2 CloudFront’s function redirects %s to %s', (uri, location) => {
  expect(handle(uri)).toBe(location)
})

it('CloudFront’s function keeps the query of a redirect', () => {
  const query = { q: { value: 'a%20b' }, x: { multiValue: [{ value: '1' }, { value: '2' }] } }
  expect(handle('/docs.html', query)).toBe('/docs?q=a%20b&x=1&x=2')
})
