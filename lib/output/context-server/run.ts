import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createDocsServer } from './docs-server'
import { messageLines } from './message-lines'
import type { ServerData } from './server-file'

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
