import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, securityHeaders } from '../../lib/output/host/headers'

/** The policy, which the header completes. */
const POLICY = /^\s*Content-Security-Policy: (.*?);frame-ancestors/m

/** Reads the security headers of an exported site, its policy from the file that hosts take headers from. */
export function siteHeaders(root: string): () => Promise<readonly Header[]> {
  return rereading(join(root, '_headers'), (text) =>
    securityHeaders(POLICY.exec(text)?.[1] ?? "default-src 'self'"),
  )
}

/** Reads the redirects of an exported site, new addresses by old paths, from the file that it has for other hosts. */
export function siteRedirects(root: string): () => Promise<ReadonlyMap<string, string>> {
  return rereading(join(root, '_redirects'), (text) => {
    const lines = text.split('\n').map((line) => line.split(' '))
    return new Map(lines.map(([old = '', to = '']) => [old, to]))
  })
}

/** Keeps what a file says until the file changes: a site may be replaced while it is served. */
function rereading<Value>(file: string, parse: (text: string) => Value): () => Promise<Value> {
  let known: { time: number; value: Value } | undefined
  return async () => {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (known?.time !== time)
      known = { time, value: parse(await readFile(file, 'utf8').catch(() => '')) }
    return known.value
  }
}
