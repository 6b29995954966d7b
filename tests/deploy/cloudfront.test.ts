import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import getPort from 'get-port'
import send from 'send'
import { afterAll, beforeAll, describe } from 'vitest'
import { z } from 'zod'
import { constantPolicyHeader } from '../../lib/output/host/content-security-policy'
import { publishSite } from './published-site'
import { checkHost } from './site-cases'

const code = readFileSync('deploy/generated/cloudfront-function.js', 'utf8')
const viewerResponse = z.object({
  uri: z.string().optional(),
  statusCode: z.number().optional(),
  headers: z.object({ location: z.object({ value: z.string() }).optional() }).optional(),
})
const headersPolicy = z.object({
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
    StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
  }),
  CustomHeadersConfig: z.object({
    Items: z.array(z.object({ Header: z.string(), Value: z.string() })),
  }),
})

/** The function's response to a request, as CloudFront runs it. */
function view(target: string, accept: string) {
  const [uri = '/', query = ''] = target.split('?', 2)
  const parameters = Object.fromEntries(
    query
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', value = ''] = part.split('=', 2)
        return [name, { value }]
      }),
  )
  const headers = { accept: { value: accept } }
  const event = JSON.stringify({
    request: { method: 'GET', uri, querystring: parameters, headers },
  })
  return viewerResponse.parse(
    JSON.parse(String(runInNewContext(`${code};JSON.stringify(handler(${event}))`))),
  )
}

/** The header `Vary` after the function has processed a response. */
function variedBy(uri: string, vary: string): string {
  const event = { request: { uri, headers: {} }, response: { headers: { vary: { value: vary } } } }
  const call = `${code};handler(${JSON.stringify(event)}).headers.vary.value`
  return String(runInNewContext(call))
}

/** What the response headers policy adds, read from the file that the build makes for it. */
function policyHeaders(): [string, string][] {
  const file = readFileSync('deploy/generated/cloudfront-response-headers.json', 'utf8')
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = headersPolicy.parse(
    JSON.parse(file),
  )
  return [
    ['Content-Security-Policy', known.ContentSecurityPolicy.ContentSecurityPolicy],
    [
      'Strict-Transport-Security',
      `max-age=${known.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', known.ReferrerPolicy.ReferrerPolicy],
    ...custom.Items.map(({ Header, Value }): [string, string] => [Header, Value]),
  ]
}

describe('the site on S3 and CloudFront, played by a stand-in', () => {
  const site = publishSite()
  let port = 0
  let server: Server

  beforeAll(async () => {
    const bin = path.join(site.folder, 'aws')
    writeFileSync(
      bin,
      `#!/bin/sh\nexec node ${path.resolve('tests/deploy/aws-stand-in.mjs')} "$@"\n`,
    )
    chmodSync(bin, 0o755)
    execFileSync('bash', ['deploy/s3/sync.sh', 'bucket', 'E1', path.join(site.folder, 'built')], {
      env: {
        ...process.env,
        PATH: `${site.folder}:${process.env.PATH}`,
        BUCKETS: site.folder,
      },
    })
    const bucket = path.join(site.folder, 'bucket')
    const headers = policyHeaders()
    server = createServer((request, response) => result(bucket, headers, request, response))
    port = await getPort()
    server.listen(port, '127.0.0.1')
  }, 300_000)
  afterAll(() => server.close())

  checkHost(() => port, { policyHeader: constantPolicyHeader() })
})

/** The distribution: function, bucket, error page, compression, headers. */
function result(
  bucket: string,
  headers: readonly [string, string][],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405).end()
    return
  }
  const {
    uri = '/404',
    statusCode,
    headers: viewed,
  } = view(request.url ?? '/', request.headers.accept ?? '*/*')
  if (statusCode !== undefined) {
    response.writeHead(statusCode, { Location: viewed?.location?.value ?? '' }).end()
    return
  }
  const object = objectOf(bucket, uri)
  const isMissing = object === undefined
  const { content, said } = object ?? objectOf(bucket, '/404.html') ?? { content: null, said: {} }
  if (content === null) throw new Error('there is no /404.html in the bucket')
  if (isMissing) response.statusCode = 404
  for (const [name, value] of Object.entries(said)) response.setHeader(name, value)
  const type = said['content-type'] ?? typeOf(uri)
  if (type !== undefined) response.setHeader('Content-Type', type)
  const encoding = isMissing ? undefined : encodingOf(request, type)
  response.setHeader('Vary', variedBy(uri, 'Accept-Encoding'))
  if (encoding !== undefined) {
    response.setHeader('Content-Encoding', encoding)
    response.end(encoding === 'br' ? brotliCompressSync(content) : gzipSync(content))
    return
  }
  if (isMissing) response.end(request.method === 'HEAD' ? undefined : content)
  else
    send(request, uri, { root: bucket, dotfiles: 'allow', cacheControl: false })
      .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
      .pipe(response)
}

function encodingOf({ headers }: IncomingMessage, type = ''): 'br' | 'gzip' | undefined {
  if (!/text|javascript|json|xml|svg/.test(type)) return undefined
  const accepted = String(headers['accept-encoding'] ?? '')
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

const said = z.record(z.string(), z.string())

function objectOf(bucket: string, uri: string) {
  const file = path.join(bucket, path.posix.normalize(uri))
  try {
    return {
      content: readFileSync(file),
      said: said.parse(JSON.parse(readFileSync(`${file}.meta`, 'utf8'))),
    }
  } catch {
    return undefined
  }
}

/** The kinds that the aws command guesses from names. */
function typeOf(uri: string): string | undefined {
  const types: Record<string, string> = {
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain',
    '.xml': 'application/xml',
    '.zip': 'application/zip',
  }
  return types[path.extname(uri)]
}
