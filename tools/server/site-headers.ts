import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, securityHeaders } from '../../lib/output/host/headers'

/** The policy, which the header completes. */
const POLICY = /^\s*Content-Security-Policy: (.*?);frame-ancestors/m

/**
 * Reads the security headers of an exported site, its policy from the file that hosts take headers from. A site that is replaced while it is
 * served is read anew.
 */
export function siteHeaders(root: string): () => Promise<readonly Header[]> {
  const file = join(root, '_headers')
  let known: { time: number; headers: readonly Header[] } | undefined
  return async () => {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (known?.time !== time) {
      const text = await readFile(file, 'utf8').catch(() => '')
      known = { time, headers: securityHeaders(POLICY.exec(text)?.[1] ?? "default-src 'self'") }
    }
    return known.headers
  }
}
