import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this computer that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (typeof bound !== 'object' || bound === null) throw new Error('There is no free port.')
  return bound.port
}
