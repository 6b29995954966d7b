// Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. Node.js 18 or newer, no packages.
const TOKEN = '<api-token>' // Empty for a manager without a token.
const PIN = '<pin>' // SHA-256 fingerprint of the certificate, in hex; empty if your system trusts the certificate.
const TIMEOUT = 60 // Seconds to wait for the manager.

import { once } from 'node:events'
import https from 'node:https'

/**
 * @param {string} url
 * @param {'GET' | 'POST' | 'PUT' | 'DELETE'} [method]
 * @param {string | Uint8Array} [body]
 * @returns {Promise<string>} the XML of the response; a status of 300 or above throws, with the log of the manager
 */
export async function call(url, method = 'GET', body = undefined) {
  const address = new URL(url)
  if (TOKEN !== '') address.searchParams.set('usertoken', TOKEN)
  const headers = body === undefined ? {} : { 'Content-Type': '[[mediaType]]' }
  const signal = AbortSignal.timeout(TIMEOUT * 1000)
  const options = { method, headers, rejectUnauthorized: PIN === '', agent: false, signal }
  const request = https.request(address, options)
  request.once('socket', (socket) =>
    socket.once('secureConnect', () => {
      const actual = socket.getPeerCertificate().fingerprint256.replaceAll(':', '').toLowerCase()
      const error = `The certificate has the pin ${actual}, expected ${PIN}. Nothing was sent.`
      if (PIN !== '' && PIN.toLowerCase() !== actual) request.destroy(Error(error))
    }),
  )
  request.end(body)
  const [reply] = await once(request, 'response')
  const text = (await reply.setEncoding('utf8').toArray()).join('')
  if (reply.statusCode >= 300) throw Error(`${reply.statusCode} ${reply.statusMessage}\n${text}`)
  return text
}
