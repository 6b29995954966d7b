// Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. Node.js 18 or newer, no packages.
import { once } from 'node:events'
import https from 'node:https'

/**
 * @param {'GET' | 'POST' | 'PUT' | 'DELETE'} method
 * @param {string} url
 * @param {{ body?: string | Uint8Array, pin?: string, insecure?: boolean }} [options] `pin` is the SHA-256
 *   fingerprint of the certificate, in hex; without a pin, your system must trust the certificate. `insecure` accepts
 *   any certificate. For tests only: anyone on the network path can read the token.
 * @returns {Promise<string>} the XML of the response; a status of 300 or above throws, with the log of the manager
 */
export async function call(method, url, { body, pin, insecure = false } = {}) {
  const headers = body === undefined ? {} : { 'Content-Type': '[[contentType]]' }
  const rejectUnauthorized = pin === undefined && !insecure
  const request = https.request(url, { method, headers, rejectUnauthorized, agent: false })
  request.once('socket', (socket) =>
    socket.once('secureConnect', () => {
      const actual = socket.getPeerCertificate().fingerprint256.replaceAll(':', '').toLowerCase()
      const error = `The certificate has the pin ${actual}, expected ${pin}. Nothing was sent.`
      if (pin !== undefined && pin.toLowerCase() !== actual) request.destroy(Error(error))
    }),
  )
  request.end(body)
  const [reply] = await once(request, 'response')
  const text = (await reply.setEncoding('utf8').toArray()).join('')
  if (reply.statusCode >= 300) throw Error(`${reply.statusCode} ${reply.statusMessage}\n${text}`)
  return text
}

/**
 * Extracts an element from a response, unchanged except for omitted child elements.
 * @type {(name: string, response: string, without?: string) => string}
 */
export function element(name, response, without = '-') {
  const found = new RegExp(`<${name}\\b(?:[^>]*/>|.*</${name}>)`, 's').exec(response)
  if (!found) throw Error(`The response contains no ${name} element.`)
  return found[0].replace(new RegExp(`\\s*<${without}>.*?</${without}>`, 'gs'), '')
}
