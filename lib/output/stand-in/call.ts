import type { IncomingMessage } from 'node:http'

const MAX_BODY_BYTES = 5_000_000

export type ReceivedCall = {
  readonly method: string
  readonly path: string
  /** Path and query, as the client sent them. */
  readonly uri: string
  readonly query: Readonly<Record<string, string>>
  readonly contentType: string
  readonly body: string
}

export class BadCall extends Error {
  constructor(
    readonly status: 400 | 413,
    reason: string,
  ) {
    super(reason)
  }
}

/** @throws BadCall if the URL is not a path, or if the body is too large */
export async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY_BYTES)
      throw new BadCall(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`)
    chunks.push(Buffer.from(chunk))
  }
  const uri = request.url ?? '/'
  const base = 'https://127.0.0.1'
  if (!uri.startsWith('/') || !URL.canParse(base + uri))
    throw new BadCall(400, `The URL is not a path: ${uri}`)
  const url = new URL(base + uri)
  return {
    method: request.method ?? '',
    path: url.pathname,
    uri,
    query: Object.fromEntries(url.searchParams),
    contentType: request.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
