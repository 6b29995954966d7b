import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { cacheControlFor, securityHeaders } from '../lib/output/host/host-files'
import { HTML_FILE_NAME } from '../lib/site/constants'

export type RunningServer = {
  /** The server's URL without a trailing slash. */
  readonly url: string
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Serves a built site as a host does: clean URLs, the 404 page, and every header.
 * @throws if the port, 0 for any free port, is in use
 */
export async function serveSite(
  root: string,
  port: number,
  host = '127.0.0.1',
): Promise<RunningServer> {
  const rules = readFileSync(path.join(root, '_headers'), 'utf8')
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(rules) ?? []
  const setHeaders = (response: ServerResponse, file: string) => {
    response.setHeader('Cache-Control', cacheControlFor(file.slice(1)))
    for (const [name, value] of securityHeaders(policy)) response.setHeader(name, value)
    // Types that sirv does not know.
    if (/\.(?:ps1|py|cs)$/.test(file))
      response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  }
  // A build may replace the site while it is served, so sirv looks up files for each request (`dev`).
  const files = sirv(root, { dev: true, etag: true, extensions: ['html'], setHeaders })
  const server = createServer((request, response) => {
    const [requested = '/', ...query] = (request.url ?? '/').split('?')
    // A run of slashes and backslashes becomes one slash, so that no redirect can lead to another host.
    const page = requested.replace(/[\\/]+/g, '/').replace(HTML_FILE_NAME, '')
    const clean = page.replace(/\/$/, '') || '/'
    setHeaders(response, '/')
    if (clean !== requested)
      return response.writeHead(308, { Location: [clean, ...query].join('?') }).end()
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(readFileSync(path.join(root, '404.html')))
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: boundPort }: { readonly port: number } = Object(server.address())
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://${host}:${boundPort}`, port: boundPort, close }
}
