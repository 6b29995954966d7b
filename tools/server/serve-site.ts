import { existsSync } from 'node:fs'
import type { ServeOptions } from './serve-options'
import { startServer } from './start-server'

/** Serves the exported site in `root`, says where, and ends on Ctrl+C or a request to terminate. */
export async function serveSite(root: string, options: ServeOptions): Promise<void> {
  if (!existsSync(root)) {
    throw new Error(`There is no folder ${root} to serve: run \`npm run build\` first.`)
  }

  const server = await startServer({ root, ...options })
  if (options.port !== 0 && server.port !== options.port) {
    console.log(`Port ${options.port} is taken, using ${server.port} instead.`)
  }
  console.log(`Capella Documentation is served at ${siteAddress(server.port, options)}`)

  const stop = () => server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** The address to open in a browser on this machine. */
export function siteAddress(
  port: number,
  { host, basePath }: Pick<ServeOptions, 'host' | 'basePath'>,
): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${isLocal ? 'localhost' : name}:${port}${basePath || '/'}`
}
