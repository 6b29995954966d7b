import { readFileSync, statSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { HOST_FILES } from '../../lib/output/host/host-files'
import { exportedFiles, pageFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

const FUNCTION = 'deploy/generated/cloudfront-function.js'
/** CloudFront's limit in bytes. */
const MOST_BYTES = 10 * 1024

const schema = z.array(z.object({ uri: z.string().optional(), location: z.string().optional() }))

/** The built function's result for each URL: an object of the bucket or a redirect. */
function handle(urls: readonly string[]) {
  const ask = `${JSON.stringify(urls)}.map((uri) => {
    const { uri: object, headers } = handler({ request: { uri, querystring: {} } })
    return headers ? { location: headers.location.value } : { uri: object }
  })`
  const code = readFileSync(FUNCTION, 'utf8')
  return schema.parse(JSON.parse(String(runInNewContext(`${code};JSON.stringify(${ask})`))))
}

it('the function of CloudFront is small enough', () => {
  expect(statSync(FUNCTION).size).toBeLessThanOrEqual(MOST_BYTES)
})

it('every file except pages is requested by its own name', () => {
  const moved = new Set(
    String(readSiteFile('_redirects'))
      .split('\n')
      .map((rule) => rule.split(' ')[0]),
  )
  const urls = exportedFiles()
    .filter((file) => !file.endsWith('.html') && !HOST_FILES.some((name) => name === file))
    .map((file) => `/${file}`)
    .filter((url) => !moved.has(url))
  expect(urls.length).toBeGreaterThan(250)
  expect(handle(urls)).toEqual(urls.map((uri) => ({ uri })))
})

it('§2 every page has one URL, to which its other forms redirect', () => {
  const files = pageFiles().filter((file) => file !== '404.html')
  const urls = files.map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
  expect(handle(urls)).toEqual(files.map((file) => ({ uri: `/${file}` })))
  for (const form of ['.html', '.HTML', '/index.html', '/', '//']) {
    const pages = urls.filter((url) => url !== '/')
    expect(handle(pages.map((url) => url + form))).toEqual(pages.map((location) => ({ location })))
  }
})
