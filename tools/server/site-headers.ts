import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, securityHeaders } from '../../lib/output/host/headers'

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/**
 * Reads the security headers of an exported site, its policy from the home page. A site that is replaced while it is
 * served is read anew.
 */
export function siteHeaders(root: string): () => Promise<readonly Header[]> {
  const file = join(root, 'index.html')
  let known: { time: number; headers: readonly Header[] } | undefined
  return async () => {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (known?.time !== time) {
      const page = await readFile(file, 'utf8').catch(() => '')
      known = { time, headers: securityHeaders(POLICY.exec(page)?.[1] ?? "default-src 'self'") }
    }
    return known.headers
  }
}
