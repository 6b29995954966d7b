import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LinkChecker } from 'linkinator'
import { escapeHtml } from '../../lib/content/html-entities'
import { EXTERNAL_LINKS_FILE } from '../../lib/output/checks/check-output'

const TIMEOUT_MS = 30_000
const AT_ONCE = 8
/** Hosts that refuse programs, or are down for a while, prove nothing about the URL. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Asks for each URL of another site that the built pages link to. Where none can be reached, there is no network: that
 * is said, and passes.
 * @throws with each URL that is gone or whose host is, and the pages that link to it
 */
export async function checkLinks(list = EXTERNAL_LINKS_FILE): Promise<void> {
  const lines = readFileSync(list, 'utf8').trimEnd().split('\n')
  const links = lines.map((line) => line.split('\t'))
  const statuses = await ask(links.map(([url = '']) => url))
  const count = `${links.length} addresses of other sites`
  if (![...statuses.values()].some(Boolean)) {
    console.warn(`Links: NOT CHECKED, no network: none of ${count} can be reached.`)
    return
  }
  const gone = links.flatMap(([url = '', places]) => {
    const status = statuses.get(withoutHash(url)) ?? 0
    if (status !== 0 && !GONE.has(status)) return []
    return [`${url} (${status || 'no answer'}), linked from ${places}`]
  })
  if (gone.length > 0) throw new Error(gone.join('\n'))
  console.log(`Links: ${count}, none is gone`)
}

/** The statuses of URLs. The checker reads links from a page, so it gets one. */
async function ask(urls: readonly string[]): Promise<Map<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'))
  const page = urls.map((url) => `<a href="${escapeHtml(url)}">link</a>`)
  writeFileSync(path.join(folder, 'links.html'), page.join(''))
  const checked = { path: 'links.html', serverRoot: folder, timeout: TIMEOUT_MS, retry: true }
  const { links } = await new LinkChecker().check({ ...checked, concurrency: AT_ONCE })
  rmSync(folder, { recursive: true })
  const asked = links.filter(({ parent }) => parent !== undefined)
  return new Map(asked.map(({ url, status = 0 }) => [withoutHash(url), status]))
}

function withoutHash(url: string): string {
  return new URL('', url).href
}
