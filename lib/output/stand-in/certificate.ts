import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Creates a key, a self-signed certificate for a fictitious host, and the certificate's SHA-256 fingerprint in the form
 * that the client files accept. Returns null if `openssl` is missing or fails.
 */
export function createCertificate(): { key: Buffer; cert: Buffer; pin: string } | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'))
  const key = path.join(folder, 'key.pem')
  const cert = path.join(folder, 'cert.pem')
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
    const files = ['-subj', '/CN=manager.invalid', '-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' })
    const { fingerprint256 } = new X509Certificate(readFileSync(cert))
    const pin = fingerprint256.replaceAll(':', '').toLowerCase()
    return { key: readFileSync(key), cert: readFileSync(cert), pin }
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}
