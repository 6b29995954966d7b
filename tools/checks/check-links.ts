import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LinkChecker } from 'linkinator'
import { escapeHtml } from '../../lib/content/html/escape-html'
import { EXTERNAL_LINKS_FILE } from '../../lib/output/checks/check-output'

const TIMEOUT_MS = 30_000
const AT_ONCE = 8
/** Hosts that refuse programs, or are down for a while, prove nothing about the address. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Asks for each address of another site that the built pages link to. Where none can be reached, there is no network:
 * that is said, and passes.
 * @throws with each address that is gone or whose host is, and the pages that link to it
 */
export async function checkLinks(list = EXTERNAL_LINKS_FILE): Promise<void> {
  const lines = readFileSync(list, 'utf8').trimEnd().split('\n')
  const routes = new Map(
    lines.map((line) => {
      const [address = '', places] = line.split('\t')
      return [new URL(address).href, places]
    }),
  )
  const results = await ask([...routes.keys()])
  const unreachable = results.filter(({ status = 0 }) => status === 0)
  if (unreachable.length === results.length) {
    console.warn(
      `Links: NOT CHECKED, none of ${results.length} addresses can be reached: no network.`,
    )
    return
  }
  const gone = results.filter(({ status = 0 }) => status === 0 || GONE.has(status))
  if (gone.length > 0)
    throw new Error(
      gone
        .map(
          ({ url, status }) => `${url} (${status || 'no answer'}), linked from ${routes.get(url)}`,
        )
        .join('\n'),
    )
  console.log(`Links: ${results.length} addresses of other sites, none is gone`)
}

/** The checker reads links from a page, so it gets one. */
async function ask(addresses: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'))
  const page = addresses.map((address) => `<a href="${escapeHtml(address)}">link</a>`)
  writeFileSync(path.join(folder, 'links.html'), page.join('\n'))
  const { links } = await new LinkChecker().check({
    path: 'links.html',
    serverRoot: folder,
    timeout: TIMEOUT_MS,
    concurrency: AT_ONCE,
    retry: true,
  })
  rmSync(folder, { recursive: true })
  return links.filter(({ parent }) => parent !== undefined).sort((a, b) => (a.url < b.url ? -1 : 1))
}
