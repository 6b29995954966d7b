import { once } from 'node:events'
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import { BadCall, failure, type ManagerResponse, type ReceivedCall, readCall } from './call'
import { createCertificate } from './certificate'
import { ManagerState } from './manager-state'
import type { StandInData } from './stand-in-data'

/** Returns why a document is invalid, or null for a valid document. */
type Validate = (xml: string, schema: string) => Promise<string | null>

const NOTE_HEADER = 'Stand-In-Note'
/** The validator can need minutes and gigabytes of memory for a body with more attributes. */
const MAX_ATTRIBUTES = 20_000

type StandInOptions = {
  readonly token: string
  readonly validate: Validate
  /** Returns the local time on the simulated clock, in milliseconds, as if it were UTC. */
  readonly now: () => number
  readonly onCall?: (call: ReceivedCall) => void
}

/**
 * A stand-in for the Stream Manager. It responds to every method in the reference, and requires a token where the
 * reference does. It uses HTTPS with a self-signed certificate for a fictitious host, or HTTP if `openssl` is missing
 * or fails.
 */
export class StandInManager {
  readonly state: ManagerState
  /** SHA-256 fingerprint of the certificate, in the form that the client files accept; empty over HTTP. */
  pin = ''
  #server: Server | undefined

  constructor(
    private readonly data: StandInData,
    private readonly options: StandInOptions,
  ) {
    this.state = new ManagerState(data, options.now)
  }

  /**
   * @param port 0 for any free port
   * @returns the port
   * @throws the system error if the port cannot be used
   */
  async start(port = 0): Promise<number> {
    const certificate = createCertificate()
    const server = certificate === null ? createHttpServer() : createServer(certificate)
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.#answer(request, response)
    })
    this.pin = certificate?.pin ?? ''
    this.#server = server
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const bound = server.address()
    if (typeof bound !== 'object' || bound === null) throw new Error('the stand-in has no port')
    return bound.port
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, note, headers } = await this.#handle(request)
    if (response.destroyed) return
    const { mediaType, charset } = this.data
    response.writeHead(status, {
      'Content-Type': `${mediaType}; charset=${charset}`,
      ...headers,
      ...(note === undefined ? {} : { [NOTE_HEADER]: note }),
    })
    response.end(body)
  }

  async #handle(request: IncomingMessage): Promise<ManagerResponse> {
    const unread = { method: request.method ?? '', uri: request.url ?? '' }
    try {
      const call = await readCall(request)
      this.options.onCall?.(call)
      return await this.#respond(call)
    } catch (error) {
      if (error instanceof BadCall)
        return { ...failure(unread, error.status, error.message), headers: { Connection: 'close' } }
      const reason = error instanceof Error ? error.message : String(error)
      return failure(unread, 500, `The stand-in failed: ${reason}`)
    }
  }

  async #respond(call: ReceivedCall): Promise<ManagerResponse> {
    const methods = this.data.methods
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
      .filter(({ path }) => this.#pattern(path).test(call.path))
    const method = methods.find(({ verb }) => verb === call.method)
    if (method === undefined) return this.#unknown(call, methods)
    if (method.takesToken && call.query[this.data.tokenParameter] !== this.options.token)
      return {
        ...failure(call, 401, `${this.data.tokenParameter} is missing or wrong.`),
        note: 'The reference does not define a status for a missing or wrong token.',
      }
    for (const { name, required, allowed } of method.parameters) {
      const value = call.query[name]
      if (required && !value) return failure(call, 400, `${name} is missing.`)
      if (value && allowed.length > 0 && !allowed.includes(value))
        return failure(
          call,
          400,
          `${name} is not valid: found "${value}", expected one of ${allowed.join(', ')}.`,
        )
    }
    const identifiers = this.#pattern(method.path).exec(call.path)?.groups ?? {}
    const unknown = this.state.unknownIdentifier({ ...call.query, ...identifiers })
    if (unknown !== null) return failure(call, 404, unknown)
    if (method.root !== undefined) {
      const reason = await this.#bodyFault(call, method.root)
      if (reason !== null) return failure(call, 400, reason)
    }
    return this.state.handle(method, call, identifiers.EventID ?? call.query.EventID ?? '')
  }

  #unknown(call: ReceivedCall, methods: StandInData['methods']): ManagerResponse {
    const verbs = methods.map(({ verb }) => verb)
    if (verbs.length === 0)
      return {
        ...failure(
          call,
          404,
          `The reference has no path ${call.path} for the ${this.data.service.name}.`,
        ),
        note: 'The reference does not define a status for an unknown path.',
      }
    const named = methods.map(({ verb, name }) => `${verb} (${name})`).join(' or ')
    return {
      ...failure(call, 405, `This path accepts ${named}, not ${call.method}.`),
      headers: { Allow: verbs.join(', ') },
      note: 'The reference does not define a status for a wrong HTTP method.',
    }
  }

  /** Returns why a body is invalid, or null for a valid body. @param root expected name of the root element */
  async #bodyFault({ contentType, body }: ReceivedCall, root: string): Promise<string | null> {
    const { mediaType, schema } = this.data
    if (!contentType.startsWith(mediaType))
      return `The content type of the body is ${contentType || 'missing'}. Expected ${mediaType}.`
    if (body.trim() === '') return 'The body is empty. Expected XML.'
    if (body.split('=').length > MAX_ATTRIBUTES)
      return `The body has ${MAX_ATTRIBUTES} or more equals signs. Expected fewer.`
    const reason = await this.options.validate(body, schema)
    if (reason !== null) return reason
    const found = rootOf(body)
    return found === root ? null : `The root of the body is <${found}>, not <${root}>.`
  }

  #pattern(path: string): RegExp {
    return new RegExp(
      `^${this.data.service.basePath}${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    )
  }
}

function rootOf(xml: string): string {
  return /<([A-Za-z_][\w.:-]*)/.exec(xml.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''))?.[1] ?? ''
}
