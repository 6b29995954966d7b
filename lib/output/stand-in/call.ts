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

export type ManagerResponse = {
  readonly status: number
  readonly body: string
  /** Says what the reference leaves open, where the response comes from, or what the call did. */
  readonly note?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Identifies a call in its response, even if the call could not be read. */
type CallLine = Pick<ReceivedCall, 'method' | 'uri'>

export function success(call: CallLine, content = ''): ManagerResponse {
  return { status: 200, body: `<Content>${log(call)}${content}</Content>` }
}

export function failure(call: CallLine, status: number, reason: string): ManagerResponse {
  const error = `<Error HttpCode="${status}" ReadableErrorEng="${escapeXml(reason)}" />`
  return { status, body: `<Content>${log(call, error)}</Content>` }
}

function log(call: CallLine, errors = ''): string {
  return `<Status>${serverRequest(call)}${errors}</Status>`
}

export function serverRequest({ method, uri }: CallLine): string {
  return `<ServerRequest Verb="${escapeXml(method.toLowerCase())}" Uri="${escapeXml(uri)}" />`
}

/** Escapes text for an attribute. Replaces characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
