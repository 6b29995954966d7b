import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'

/** Bytes of a message; the SDK ends the server above 10 MB. */
const MOST_MESSAGE_BYTES = 8_000_000
const END_OF_LINE = 10

/**
 * The messages of a client, one a line, without those that the SDK would drop in silence: the client is notified of these, as
 * JSON-RPC wants it.
 * @param refuse takes the response
 */
export async function* messageLines(
  input: AsyncIterable<Buffer>,
  refuse: (response: string) => void,
): AsyncGenerator<Buffer> {
  for await (const line of linesOf(input)) {
    const error = faultOf(line)
    if (error !== null) refuse(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`)
    else if (line !== null) yield Buffer.concat([line, Buffer.of(END_OF_LINE)])
  }
}

function faultOf(line: Buffer | null): { readonly code: number; readonly message: string } | null {
  if (line === null)
    return { code: -32600, message: `found a message of more than ${MOST_MESSAGE_BYTES} bytes` }
  try {
    return JSONRPCMessageSchema.safeParse(JSON.parse(line.toString('utf8'))).success
      ? null
      : { code: -32600, message: 'found JSON that is no message of JSON-RPC 2.0' }
  } catch {
    return { code: -32700, message: 'found a line that is not JSON' }
  }
}

/** Lines with text; null for one that is too long to be kept. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  let kept: Buffer[] = []
  let size = 0
  const take = (part: Buffer) => {
    size += part.length
    kept = size > MOST_MESSAGE_BYTES ? [] : [...kept, part]
  }
  for await (const chunk of input) {
    let start = 0
    for (
      let end = chunk.indexOf(END_OF_LINE);
      end !== -1;
      end = chunk.indexOf(END_OF_LINE, start)
    ) {
      take(chunk.subarray(start, end))
      const line = Buffer.concat(kept)
      if (size > MOST_MESSAGE_BYTES) yield null
      else if (line.toString('utf8').trim() !== '') yield line
      kept = []
      size = 0
      start = end + 1
    }
    take(chunk.subarray(start))
  }
}
