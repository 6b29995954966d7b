import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import { createDocsServer } from './docs-server'
import type { ServerData } from './server-file'

/** The SDK stops the server when a message has more than 10 MiB. */
const MAX_MESSAGE_BYTES = 8_000_000
const NEWLINE = 10

/**
 * Serves the documentation over stdin and stdout. With `--version`, only prints the title and the revision.
 * @param packed `ServerData` as JSON, compressed with Brotli and encoded in base64
 */
export async function runDocsServer(packed: string): Promise<void> {
  const data: ServerData = JSON.parse(String(brotliDecompressSync(Buffer.from(packed, 'base64'))))
  if (process.argv.includes('--version')) {
    console.log(`${data.title}, revision ${data.revision}`)
    return
  }
  const docs = createDocsServer(data)
  // Editors show stderr as the server's log.
  docs.server.onerror = (error) => console.error(error.message)
  const messages = messageLines(process.stdin, (response) => process.stdout.write(response))
  await docs.connect(new StdioServerTransport(Readable.from(messages, { objectMode: false })))
}

/**
 * Yields a client's valid messages, one per line. Answers an invalid message with the error response that JSON-RPC
 * requires, because the SDK would not answer.
 * @param refuse sends the error response
 */
export async function* messageLines(
  input: AsyncIterable<Buffer>,
  refuse: (response: string) => void,
): AsyncGenerator<Buffer> {
  for await (const line of linesOf(input)) {
    const error = faultOf(line)
    if (error !== null) refuse(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`)
    else if (line !== null) yield Buffer.concat([line, Buffer.of(NEWLINE)])
  }
}

function faultOf(line: Buffer | null): { readonly code: number; readonly message: string } | null {
  if (line === null)
    return { code: -32600, message: `found a message of more than ${MAX_MESSAGE_BYTES} bytes` }
  try {
    return JSONRPCMessageSchema.safeParse(JSON.parse(line.toString('utf8'))).success
      ? null
      : { code: -32600, message: 'found JSON that is not a JSON-RPC 2.0 message' }
  } catch {
    return { code: -32700, message: 'found a line that is not JSON' }
  }
}

/** Yields null in place of a line that is too long. Skips blank lines and a last line without a newline. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  let parts: Buffer[] = []
  let size = 0
  const append = (part: Buffer) => {
    size += part.length
    parts = size > MAX_MESSAGE_BYTES ? [] : [...parts, part]
  }
  for await (const chunk of input) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      append(chunk.subarray(start, end))
      const line = Buffer.concat(parts)
      if (size > MAX_MESSAGE_BYTES) yield null
      else if (line.toString('utf8').trim() !== '') yield line
      parts = []
      size = 0
      start = end + 1
    }
    append(chunk.subarray(start))
  }
}
