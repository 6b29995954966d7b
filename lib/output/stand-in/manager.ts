import { X509Certificate } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http'
import { createServer } from 'node:https'
import { newCertificate } from './certificate'
import { Schedule } from './schedule'
import type { StandInData } from './stand-in-data'

/** What a client sent. */
type Received = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly contentType: string
  readonly body: string
}

type ManagerResponse = {
  readonly status: number
  readonly body: string
  /** What the reference leaves open about this response. */
  readonly note?: string
}

/** Why the schema refuses a document; null when it is valid. */
type Validate = (xml: string, schema: string) => Promise<string | null>

/** Header of a response that goes beyond the reference, with the reason. */
const NOTE_HEADER = 'Stand-In-Note'

/**
 * A stand-in for the Stream Manager: HTTPS with a certificate that no system trusts and that names another host, token,
 * a schedule of events, and for each other method the response that the reference shows.
 */
export class StandInManager {
  readonly received: Received[] = []
  /** What methods hand out to be edited and sent back, by the name of the method that reads it; events are not here. */
  readonly documents = new Map<string, string>()
  schedule = new Schedule()
  /** SHA-256 fingerprint of its certificate, as the clients take it; empty over HTTP. */
  pin = ''
  #server: Server | undefined

  constructor(
    private readonly data: StandInData,
    private readonly token: string,
    private readonly validate: Validate,
  ) {
    const example = data.methods.find(({ name }) => name === 'GetEventInfo')?.example ?? ''
    const [event] = /<Event\b[\s\S]*<\/Event>/.exec(example) ?? []
    if (event !== undefined) this.schedule.put(data.identifiers.EventID ?? '', event)
  }

  /**
   * Starts it with a new certificate.
   * @param port 0 for a free one
   * @throws what the system says against the port
   */
  async start(port = 0): Promise<number> {
    const certificate = newCertificate()
    const handle = (request: IncomingMessage) => this.#handle(request)
    const listener: Parameters<typeof createHttpServer>[1] = async (request, response) => {
      const { status, body, note } = await handle(request)
      const { mediaType, charset } = this.data
      const headers = { 'Content-Type': `${mediaType}; charset=${charset}` }
      response.writeHead(status, note === undefined ? headers : { ...headers, [NOTE_HEADER]: note })
      response.end(body)
    }
    const server =
      certificate === null ? createHttpServer(listener) : createServer(certificate, listener)
    this.pin = certificate === null ? '' : fingerprint(certificate.cert)
    this.#server = server
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
    const bound = server.address()
    if (typeof bound !== 'object' || bound === null) throw new Error('the stand-in has no port')
    return bound.port
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  async #handle(request: IncomingMessage): Promise<ManagerResponse> {
    const call = await readCall(request)
    this.received.push(call)
    return this.#respond(call)
  }

  async #respond(call: Received): Promise<ManagerResponse> {
    const method = this.data.methods
      .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
      .find((one) => one.verb === call.method && this.#pattern(one.path).test(call.path))
    if (method === undefined)
      return { ...failure(call, 404), note: 'The reference has no such verb and path.' }
    if (method.takesToken && call.query[this.data.tokenParameter] !== this.token)
      return { ...failure(call, 401), note: 'The reference names no status for a wrong token.' }
    for (const { name, required, allowed } of method.parameters) {
      const value = call.query[name]
      if (required && !value) return failure(call, 400, `${name} is missing.`)
      if (value && allowed.length > 0 && !allowed.includes(value))
        return failure(call, 400, `${name} is none of ${allowed.join(', ')}.`)
    }
    const identifiers = this.#pattern(method.path).exec(call.path)?.groups ?? {}
    if (!this.#knows({ ...call.query, ...identifiers })) return failure(call, 404)
    if (method.takesBody) {
      const { mediaType, schema } = this.data
      if (!call.contentType.startsWith(mediaType))
        return failure(
          call,
          400,
          `The body is ${call.contentType || 'of no type'}, not ${mediaType}.`,
        )
      const reason = await this.validate(call.body, schema)
      if (reason !== null) return failure(call, 400, reason)
    }
    return this.#act(method, call, identifiers.EventID ?? '')
  }

  /** Does what a method is for, where the reference says what that is. */
  #act(method: StandInData['methods'][number], call: Received, eventId: string): ManagerResponse {
    switch (method.name) {
      case 'AddEvent':
        if (call.query.AllowWarning !== 'true' && this.schedule.holdsSame(call.body))
          return {
            ...failure(call, 409),
            note: 'The reference does not define a conflict: here, the same name and start.',
          }
        this.schedule.add(call.body)
        return success(call)
      case 'GetEventsList':
        return {
          ...success(call, `<Events>${this.schedule.list(call.query.Status)}</Events>`),
          ...(call.query.Status && {
            note: 'The reference does not say which state an event without an instance has.',
          }),
        }
      case 'GetEventInfo':
        return success(call, this.schedule.get(eventId))
      case 'SetEventInfo':
        this.schedule.put(eventId, call.body.replace(/^\s*<\?xml[^>]*\?>\s*/, ''))
        return success(call)
      case 'DeleteEvent':
        this.schedule.delete(eventId)
        return success(call)
    }
    if (method.replaces !== undefined) this.documents.set(method.replaces, call.body)
    const document = this.documents.get(method.name)
    if (document !== undefined) return success(call, `<Machine>${document}</Machine>`)
    if (method.example !== undefined)
      return { status: 200, body: method.example, note: 'This is the example of the reference.' }
    return { ...success(call), note: 'Nothing was done: the stand-in keeps events only.' }
  }

  #pattern(path: string): RegExp {
    return new RegExp(
      `^${this.data.service.basePath}${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    )
  }

  /** Events are those of the schedule; of machines and others, those of the reference. */
  #knows({ EventID, MachineID }: Readonly<Record<string, string | undefined>>): boolean {
    if (EventID !== undefined && this.schedule.get(EventID) === undefined) return false
    return MachineID === undefined || MachineID === this.data.identifiers.MachineID
  }
}

function fingerprint(certificate: Buffer): string {
  return new X509Certificate(certificate).fingerprint256.replaceAll(':', '').toLowerCase()
}

function success(call: Received, content = ''): ManagerResponse {
  return { status: 200, body: `<Content>${log(call)}${content}</Content>` }
}

function failure(call: Received, status: number, reason = ''): ManagerResponse {
  const escaped = reason.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const text = reason === '' ? '' : ` ReadableErrorEng="${escaped}"`
  const error = `<Error HttpCode="${status}"${text} />`
  return { status, body: `<Content>${log(call, error)}</Content>` }
}

function log({ method, path: uri }: Received, errors = ''): string {
  const request = `<ServerRequest Verb="${method.toLowerCase()}" Uri="${uri}" />`
  return `<Status>${request}${errors}</Status>`
}

async function readCall(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const url = new URL(request.url ?? '/', 'https://127.0.0.1')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    contentType: request.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
