import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import compression from 'compression'
import send from 'send'
import { CACHE_CONTROL, cacheControlFor } from '../../lib/output/host/headers'
import { HOST_FILES } from '../../lib/output/host/host-files'
import { findFile } from './find-file'
import { routeRequest } from './route-request'
import { siteHeaders, siteRedirects } from './site-rules'

const NOT_FOUND_FILE = '404.html'
const UNSERVED: ReadonlySet<string> = new Set([NOT_FOUND_FILE, ...HOST_FILES])

/** The address of a script, with or without a query. */
const SCRIPT = /\.m?js(?:\?|$)/

/**
 * Answers requests from the folder of an exported site, the way a CDN with clean URLs does.
 * @param scriptDelayMs how late every script is
 */
export function createSiteHandler(
  root: string,
  basePath: string,
  scriptDelayMs: number,
): RequestListener {
  const compress = compression()
  const readHeaders = siteHeaders(root)
  const readRedirects = siteRedirects(root)
  return (request, response) => {
    compress(request, response, async () => {
      try {
        if (scriptDelayMs > 0 && SCRIPT.test(request.url ?? '')) await setTimeout(scriptDelayMs)
        for (const [name, value] of await readHeaders()) response.setHeader(name, value)
        await answer(root, basePath, await readRedirects(), request, response)
      } catch {
        sendPlain(response, 500)
      }
    })
  }
}

async function answer(
  root: string,
  basePath: string,
  redirects: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendPlain(response, 405)
  }

  const target = request.url ?? '/'
  const route = routeRequest(target, basePath)
  const [path = '', ...query] = target.split('?')
  const moved = route.kind === 'lookup' ? redirects.get(path) : undefined
  if (route.kind === 'redirect' || moved !== undefined) {
    const location = route.kind === 'redirect' ? route.location : [moved, ...query].join('?')
    // Without no-cache a browser would keep a 308 for whatever else runs on this port later.
    response.writeHead(308, { Location: location, 'Cache-Control': CACHE_CONTROL.asking }).end()
    return
  }

  const file = route.kind === 'lookup' ? await findFile(root, route.segments) : undefined
  if (file !== undefined && !UNSERVED.has(file)) return sendFile(root, file, response)
  response.statusCode = 404
  sendFile(root, NOT_FOUND_FILE, response)
}

/** Streams a file; `send` takes care of type, length, ETag, 304, ranges and HEAD. */
function sendFile(root: string, file: string, response: ServerResponse): void {
  response.setHeader('Cache-Control', cacheControlFor(file))
  const path = file.split('/').map(encodeURIComponent).join('/')
  // A part of the not-found page would be a success.
  const acceptRanges = response.statusCode === 200
  const { req: request } = response
  send(request, path, { root, acceptRanges, cacheControl: false, dotfiles: 'allow', index: false })
    .on('error', (error: { status?: number }) => sendPlain(response, error.status ?? 500))
    .pipe(response)
}

function sendPlain(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    'Cache-Control': CACHE_CONTROL.asking,
  })
  response.end(`${status}\n`)
}
