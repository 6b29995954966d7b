import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { createSiteHandler } from './site-handler'

type ServerOptions = {
  readonly root: string
  /** 0 for any free port. */
  readonly port: number
  readonly host?: string
  readonly scriptDelayMs?: number
}

export type RunningServer = {
  /** The server's URL without a trailing slash. */
  readonly url: string
  readonly port: number
  readonly close: () => Promise<void>
}

export async function startServer({
  root,
  port,
  host = '127.0.0.1',
  scriptDelayMs = 0,
}: ServerOptions): Promise<RunningServer> {
  const server = createServer(createSiteHandler(path.resolve(root), scriptDelayMs))
  const bound = await listen(server, host, port)
  return { url: httpUrl(host, bound), port: bound, close: () => close(server) }
}

/** @param host name or IP address */
export function httpUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new Error(`Port ${port} is in use. Choose another port with --port.`, { cause: error })
  }
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : port
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
