import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sirv from 'sirv'
import { contentTypeOf } from '../../lib/output/host/content-types'
import { CACHE_CONTROL, cacheControlFor } from '../../lib/output/host/headers'
import { HOST_FILES } from '../../lib/output/host/host-files'
import { withoutFileName } from '../../lib/site/clean-path'

const NOT_FOUND_FILE = '404.html'
const UNSERVED: ReadonlySet<string> = new Set([
  '/404',
  '/index',
  ...HOST_FILES.map((file) => `/${file}`),
])
const HIDDEN = /\/\.(?!well-known\/)|\.html$|\0/i
const SCRIPT = /\.m?js(?:\?|$)/
/** Serves an exported site like a CDN with clean URLs. */
export function createSiteHandler(root: string, scriptDelayMs: number): RequestListener {
  // `dev` looks up files for each request, because a build may replace the site while it is served. Precompressed files
  // (DEPLOY.md, nginx) are used if they exist.
  const found = { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true }
  const files = sirv(root, { ...found, setHeaders })
  return async (request, response) => {
    try {
      if (scriptDelayMs > 0 && SCRIPT.test(request.url ?? '')) await setTimeout(scriptDelayMs)
      for (const [name, value] of await headersOf(root)) response.setHeader(name, value)
      // Without this header, browsers would cache a redirect and later apply it to another site on this port.
      response.setHeader('Cache-Control', CACHE_CONTROL.revalidate)
      const served = await servedPath(root, request, response)
      if (response.writableEnded) return
      if (served === undefined) return await sendNotFound(root, response)
      request.url = served
      files(request, response, () => void sendNotFound(root, response))
    } catch {
      sendText(response, 500)
    }
  }
}

/** The path of the file or page to serve; undefined if there is none, or after sending a redirect or a 405. */
async function servedPath(
  root: string,
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<string | undefined> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405)
    return undefined
  }
  const [requested = '', ...query] = url.split('?')
  const clean = cleanPath(requested)
  const decoded = requested.startsWith('/') ? decode(clean) : undefined
  if (decoded === undefined || UNSERVED.has(decoded) || HIDDEN.test(decoded)) return undefined
  const moved = clean === requested ? await redirectOf(root, requested) : clean
  if (moved === undefined) return clean
  response.writeHead(308, { Location: [moved, ...query].join('?') }).end()
  return undefined
}

/**
 * The canonical path of a page: no `.html`, no `index.html`, no trailing slash. A run of slashes and backslashes
 * becomes one slash, because a redirect to `//name` or `/\name` would lead to another host.
 */
function cleanPath(requested: string): string {
  const clean = withoutFileName(requested.replace(/[\\/]+/g, '/').replace(/\/$/, ''))
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
