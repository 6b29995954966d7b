import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { OFFLINE_COPY } from '../../lib/site/constants'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { expect, test } from './site-test'

/** Unpacks the copy like a reader. Returns the URL of its first page. */
function unpack(folder: string): string {
  const zip = readFileSync(path.join(SITE_FOLDER, OFFLINE_COPY.url))
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (!name.endsWith('/')) writeFileSync(file, bytes)
  }
  return pathToFileURL(path.join(folder, OFFLINE_COPY.folder, 'index.html')).href
}

test('the offline copy works from a folder, without a network', async ({
  page,
  context,
  docs,
}, info) => {
  const index = unpack(info.outputPath('copy'))
  await context.route(/^https?:/, (route) => route.abort())
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(index)
  await page.getByRole('link', { name: 'Download the kubeconfig file' }).first().click()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect(
    docs.main.getByRole('heading', { name: 'Download the kubeconfig file' }),
  ).toBeInViewport()
  await docs.pagination.getByRole('link', { name: /^Next/ }).click()
  await expect(docs.title).toHaveText('Send a live stream to Stream')

  await page.getByRole('link', { name: 'Search docs' }).click()
  await expect(page.getByRole('heading', { name: 'All pages and headings' })).toBeInViewport()
  expect(failed).toEqual([])
})
