import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { normalizeBasePath } from '../../lib/content/settings/base-path'
import { createSiteHandler } from './site-handler'

export type ServerOptions = {
  /** The folder to serve, normally `out`. */
  root: string
  /** 0 takes any free port. */
  port: number
  host?: string
  basePath?: string
  /** How many ports to try, starting with `port`, when one is taken. */
  portAttempts?: number
  /** Milliseconds that every script is late. */
  scriptDelayMs?: number
}

export type RunningServer = {
  /** The site's address without a trailing slash, so that `${url}/docs` is a page. */
  url: string
  port: number
  close: () => Promise<void>
}

/** Serves an exported site over HTTP until `close` is called. */
export async function startServer({
  root,
  port,
  host = '127.0.0.1',
  basePath = '',
  portAttempts = 1,
  scriptDelayMs = 0,
}: ServerOptions): Promise<RunningServer> {
  const base = normalizeBasePath(basePath)
  const server = createServer(createSiteHandler(resolve(root), base, scriptDelayMs))
  const boundPort = await listen(server, host, port, portAttempts)
  const hostInUrl = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${hostInUrl}:${boundPort}${base}`,
    port: boundPort,
    close: () => close(server),
  }
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, '127.0.0.1', 0)
  await close(probe)
  return port
}

async function listen(server: Server, host: string, port: number, attempts = 1): Promise<number> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    if (!isPortTaken(error)) throw error
    if (attempts > 1) return listen(server, host, port + 1, attempts - 1)
    throw new Error(`Port ${port} is taken. Choose another one with --port.`, { cause: error })
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
