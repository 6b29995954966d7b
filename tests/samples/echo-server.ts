import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type ReceivedCall = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly contentType: string
  readonly body: string
}

/** An HTTPS server that records every call and gives all of them the same response. */
export type EchoServer = {
  readonly port: number
  /** SHA-256 fingerprint of the certificate, in the form that the client files accept. */
  readonly pin: string
  readonly received: ReceivedCall[]
  /** 0: the server does not answer. */
  status: number
  readonly close: () => void
}

/** @param xml content of the response if `status` is 200 */
export async function startEchoServer(xml: string): Promise<EchoServer> {
  const { key, cert } = createCertificate()
  const received: ReceivedCall[] = []
  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const url = new URL(request.url ?? '/', 'https://127.0.0.1')
    received.push({
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      contentType: request.headers['content-type'] ?? '',
      // Some clients end a body with a line break.
      body: Buffer.concat(chunks).toString('utf8').trimEnd(),
    })
    if (echo.status === 0) return
    response.writeHead(echo.status, { 'Content-Type': 'application/xml; charset=utf-8' })
    response.end(`<Content>${echo.status === 200 ? xml : ''}</Content>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const echo: EchoServer = {
    port: portOf(server),
    pin: new X509Certificate(cert).fingerprint256.replaceAll(':', '').toLowerCase(),
    received,
    status: 200,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return echo
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

/** A key and a self-signed certificate for a fictitious host. @throws if `openssl` is missing or fails */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'echo-server-'))
  const key = path.join(folder, 'key.pem')
  const cert = path.join(folder, 'cert.pem')
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const files = ['-subj', '/CN=manager.invalid', '-keyout', key, '-out', cert]
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
