import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { Server } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sirv from 'sirv'
import { contentTypeOf } from '../../lib/output/host/content-types'
import { CACHE_CONTROL, cacheControlFor } from '../../lib/output/host/headers'
import { HOST_FILES } from '../../lib/output/host/host-files'
import { HTML_FILE_NAME } from '../../lib/site/constants'

const NOT_FOUND_FILE = '404.html'
const UNSERVED: ReadonlySet<string> = new Set([
  '/404',
  '/index',
  ...HOST_FILES.map((file) => `/${file}`),
])
const HIDDEN = /\/\.(?!well-known\/)|\.html$|\0/i
const SCRIPT = /\.m?js(?:\?|$)/

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
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: httpUrl(host, bound), port: bound, close }
}

/** @param host name or IP address */
export function httpUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Starts a server and returns its port.
 * @param port 0 for any free port
 * @throws if the port is in use
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
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

/** Serves an exported site like a CDN with clean URLs. */
function createSiteHandler(root: string, scriptDelayMs: number): RequestListener {
  // `dev` looks up files for each request, because a build may replace the site while it is served. Precompressed files
  // (DEPLOY.md, nginx) are used if they exist.
  const found = { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true }
  const files = sirv(root, { ...found, setHeaders })
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/' } = request
    if (scriptDelayMs > 0 && SCRIPT.test(url)) await setTimeout(scriptDelayMs)
    for (const [name, value] of await headersOf(root)) response.setHeader(name, value)
    // Without this header, browsers would cache a redirect and later apply it to another site on this port.
    response.setHeader('Cache-Control', CACHE_CONTROL.revalidate)
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405)
    }
    const [requested = '', ...query] = url.split('?')
    const clean = cleanPath(requested)
    const decoded = requested.startsWith('/') ? decode(clean) : undefined
    if (decoded === undefined || UNSERVED.has(decoded) || HIDDEN.test(decoded))
      return sendNotFound(root, response)
    const moved = clean === requested ? await redirectOf(root, requested) : clean
    if (moved !== undefined)
      return void response.writeHead(308, { Location: [moved, ...query].join('?') }).end()
    request.url = clean
    files(request, response, () => void sendNotFound(root, response))
  }
  return (request, response) => {
    respond(request, response).catch(() => sendText(response, 500))
  }
}

/**
 * The canonical path of a page: no `.html`, no `index.html`, no trailing slash. A run of slashes and backslashes
 * becomes one slash, because a redirect to `//name` or `/\name` would lead to another host.
 */
function cleanPath(requested: string): string {
  const clean = requested
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '')
    .replace(HTML_FILE_NAME, '')
  return clean.replace(/\/$/, '') || '/'
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Headers for all responses, from the first rule in the site's `_headers` file. */
async function headersOf(root: string): Promise<(readonly [name: string, value: string])[]> {
  const [rule = ''] = (await textOf(root, '_headers')).split(/\n(?=\/)/)
  return [...rule.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
}

async function redirectOf(root: string, old: string): Promise<string | undefined> {
  const lines = (await textOf(root, '_redirects')).split('\n').map((line) => line.split(' '))
  return lines.find(([from]) => from === old)?.[1]
}

function setHeaders(response: ServerResponse, file: string): void {
  response.setHeader('Cache-Control', cacheControlFor(file.slice(1)))
  // Undefined for a page, whose path has no extension; sirv then sets the type.
  const type = contentTypeOf(file)
  if (type !== undefined) response.setHeader('Content-Type', type)
}

async function sendNotFound(root: string, response: ServerResponse): Promise<void> {
  const page = await readFile(path.join(root, NOT_FOUND_FILE)).catch(() => undefined)
  if (page === undefined) return sendText(response, 404)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length }
  response.writeHead(404, headers).end(page)
}

function sendText(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`)
}

function textOf(root: string, file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8').catch(() => '')
}
