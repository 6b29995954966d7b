import { X509Certificate } from 'node:crypto'
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import { newCertificate } from './certificate'
import { Schedule } from './schedule'
import type { StandInData } from './stand-in-data'

/** What a client sent. */
export type Received = {
  readonly method: string
  readonly path: string
  /** Path and query as they came. */
  readonly uri: string
  readonly query: Readonly<Record<string, string>>
  readonly contentType: string
  readonly body: string
}

type ManagerResponse = {
  readonly status: number
  readonly body: string
  /** What the reference leaves open about this response. */
  readonly note?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Why the schema refuses a document; null when it is valid. */
type Validate = (xml: string, schema: string) => Promise<string | null>

/** Header of a response that goes beyond the reference, with the reason. */
const NOTE_HEADER = 'Stand-In-Note'
const MOST_BODY_BYTES = 5_000_000
/** More need minutes and gigabytes to check. */
const MOST_ATTRIBUTES = 20_000

/** A call that cannot be read. */
class BadCall extends Error {
  constructor(
    readonly status: 400 | 413,
    reason: string,
  ) {
    super(reason)
  }
}

type StandInOptions = {
  readonly token: string
  readonly validate: Validate
  /** Time of its clock in milliseconds, as if it were in UTC. */
  readonly now?: () => number
  readonly onCall?: (call: Received) => void
}

/**
 * A stand-in for the Stream Manager: HTTPS with a certificate that no system trusts and that names another host, token,
 * a schedule of events that run by its clock, and for each other method the response that the reference shows.
 */
export class StandInManager {
  /** What methods hand out to be edited and sent back, by the name of the method that reads it; events are not here. */
  readonly documents = new Map<string, string>()
  schedule: Schedule
  /** SHA-256 fingerprint of its certificate, as the clients take it; empty over HTTP. */
  pin = ''
  #server: Server | undefined

  constructor(
    private readonly data: StandInData,
    private readonly options: StandInOptions,
  ) {
    this.schedule = this.emptySchedule()
    const example = data.methods.find(({ name }) => name === 'GetEventInfo')?.example ?? ''
    const [event] = /<Event\b[\s\S]*<\/Event>/.exec(example) ?? []
    if (event !== undefined) this.schedule.put(data.identifiers.EventID ?? '', event)
  }

  emptySchedule(): Schedule {
    const list = this.data.methods.find(({ name }) => name === 'GetEventInstancesList')?.example
    const [template = ''] = /<Instance>[\s\S]*?<\/Instance>/.exec(list ?? '') ?? []
    return new Schedule(this.options.now ?? wallClock, template)
  }

  /**
   * Starts it with a new certificate.
   * @param port 0 for a free one
   * @throws what the system says against the port
   */
  async start(port = 0): Promise<number> {
    const certificate = newCertificate()
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      void this.#answer(request, response)
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

  /** Answers each call that comes, whatever is in it. A client that went away gets nothing. */
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

  async #respond(call: Received): Promise<ManagerResponse> {
    const methods = this.data.methods
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
      .filter(({ path }) => this.#pattern(path).test(call.path))
    const method = methods.find(({ verb }) => verb === call.method)
    if (method === undefined) return this.#unknown(call, methods)
    if (method.takesToken && call.query[this.data.tokenParameter] !== this.options.token)
      return {
        ...failure(call, 401, `${this.data.tokenParameter} is missing or wrong.`),
        note: 'The reference names no status for a wrong token.',
      }
    for (const { name, required, allowed } of method.parameters) {
      const value = call.query[name]
      if (required && !value) return failure(call, 400, `${name} is missing.`)
      if (value && allowed.length > 0 && !allowed.includes(value))
        return failure(call, 400, `${name} is none of ${allowed.join(', ')}.`)
    }
    const identifiers = this.#pattern(method.path).exec(call.path)?.groups ?? {}
    const unknown = this.#unknownIdentifier({ ...call.query, ...identifiers })
    if (unknown !== null) return failure(call, 404, unknown)
    if (method.takesBody) {
      const reason = await this.#bodyFault(call)
      if (reason !== null) return failure(call, 400, reason)
    }
    return this.#act(method, call, identifiers.EventID ?? call.query.EventID ?? '')
  }

  #unknown(call: Received, methods: StandInData['methods']): ManagerResponse {
    const verbs = methods.map(({ verb }) => verb)
    if (verbs.length === 0)
      return {
        ...failure(call, 404, `The reference has no path ${call.path}.`),
        note: 'The reference names no status for an unknown path.',
      }
    const named = methods.map(({ verb, name }) => `${verb} (${name})`).join(' or ')
    return {
      ...failure(call, 405, `This path takes ${named}, not ${call.method}.`),
      headers: { Allow: verbs.join(', ') },
      note: 'The reference names no status for a wrong verb.',
    }
  }

  async #bodyFault({ contentType, body }: Received): Promise<string | null> {
    const { mediaType, schema } = this.data
    if (!contentType.startsWith(mediaType))
      return `The body is ${contentType || 'of no type'}, not ${mediaType}.`
    if (body.trim() === '') return 'The body is empty. It needs the XML.'
    if (body.split('=').length > MOST_ATTRIBUTES)
      return `The body has more than ${MOST_ATTRIBUTES} attributes.`
    return this.options.validate(body, schema)
  }

  /** Does what a method is for, where the reference says what that is. */
  #act(method: StandInData['methods'][number], call: Received, eventId: string): ManagerResponse {
    switch (method.name) {
      case 'AddEvent': {
        const conflict =
          call.query.AllowWarning === 'true' ? null : this.schedule.conflict(call.body)
        if (conflict !== null)
          return {
            ...failure(call, 409, conflict),
            note: 'The reference does not define a conflict: here, two enabled events at one time that do not name different machines.',
          }
        this.schedule.add(call.body)
        return success(call)
      }
      case 'GetEventsList':
        return success(call, `<Events>${this.schedule.list(call.query.Status)}</Events>`)
      case 'GetEventInfo':
        return success(call, this.schedule.details(eventId))
      case 'GetEventInstancesList':
        return success(call, `<Instances>${this.schedule.instances()}</Instances>`)
      case 'GetEventsConflict':
        return this.#conflicts(call)
      case 'SetEventInfo':
        this.schedule.put(eventId, call.body.replace(/^\s*<\?xml[^>]*\?>\s*/, ''))
        return success(call)
      case 'DeleteEvent':
        this.schedule.delete(eventId)
        return success(call)
      case 'LiveControlAPI': {
        const command = call.query.Command ?? ''
        if (command === 'Start' || command === 'Stop') this.schedule.control(eventId, command)
        return success(call)
      }
    }
    if (method.replaces !== undefined) this.documents.set(method.replaces, call.body)
    const document = this.documents.get(method.name)
    if (document !== undefined) return success(call, `<Machine>${document}</Machine>`)
    if (method.example !== undefined)
      return {
        status: 200,
        body: this.#example(method.example, call, eventId),
        note: 'This is the example of the reference.',
      }
    return { ...success(call), note: 'Nothing was done: the stand-in keeps events only.' }
  }

  #conflicts(call: Received): ManagerResponse {
    const identifiers = (call.query.EventIDs ?? '').split(',').map((one) => one.trim())
    const missing = identifiers.find((one) => this.schedule.get(one) === undefined)
    if (missing !== undefined) return failure(call, 400, `No event has the identifier ${missing}.`)
    const found = this.schedule.conflictsAmong(identifiers).map((pair) => `<!-- ${pair} -->`)
    return {
      ...success(call, `<Conflicts>${found.join('')}</Conflicts>`),
      note: 'The reference does not show what a conflict looks like.',
    }
  }

  /** The example of the reference, about the event and the call that a client asked for. */
  #example(example: string, call: Received, eventId: string): string {
    const { EventID = '' } = this.data.identifiers
    const own = eventId === '' ? example : example.replaceAll(EventID, () => eventId)
    return own.replace(/<ServerRequest\b[^>]*\/>/, () => serverRequest(call))
  }

  #pattern(path: string): RegExp {
    return new RegExp(
      `^${this.data.service.basePath}${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    )
  }

  /** Events are those of the schedule; of machines and others, those of the reference. */
  #unknownIdentifier({
    EventID,
    MachineID,
  }: Readonly<Record<string, string | undefined>>): string | null {
    if (EventID !== undefined && this.schedule.get(EventID) === undefined)
      return `No event has the identifier ${EventID}.`
    return MachineID === undefined || MachineID === this.data.identifiers.MachineID
      ? null
      : `No machine has the identifier ${MachineID}.`
  }
}

/** The clock of this machine, as if it were in UTC. */
export function wallClock(): number {
  return Date.now() - new Date().getTimezoneOffset() * 60_000
}

function fingerprint(certificate: Buffer): string {
  return new X509Certificate(certificate).fingerprint256.replaceAll(':', '').toLowerCase()
}

type Request = Pick<Received, 'method' | 'uri'>

function success(call: Request, content = ''): ManagerResponse {
  return { status: 200, body: `<Content>${log(call)}${content}</Content>` }
}

function failure(call: Request, status: number, reason: string): ManagerResponse {
  const error = `<Error HttpCode="${status}" ReadableErrorEng="${escapeXml(reason)}" />`
  return { status, body: `<Content>${log(call, error)}</Content>` }
}

function log(call: Request, errors = ''): string {
  return `<Status>${serverRequest(call)}${errors}</Status>`
}

function serverRequest({ method, uri }: Request): string {
  return `<ServerRequest Verb="${escapeXml(method.toLowerCase())}" Uri="${escapeXml(uri)}" />`
}

/** Text for an attribute, without the characters that XML cannot hold. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}

/** @throws BadCall for a URL or a body that cannot be read */
async function readCall(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MOST_BODY_BYTES)
      throw new BadCall(413, `The body is larger than ${MOST_BODY_BYTES} bytes.`)
    chunks.push(Buffer.from(chunk))
  }
  const uri = request.url ?? '/'
  const base = 'https://127.0.0.1'
  if (!uri.startsWith('/') || !URL.canParse(base + uri))
    throw new BadCall(400, `The URL is not a path: ${uri}`)
  const url = new URL(base + uri)
  return {
    method: request.method ?? '',
    path: url.pathname,
    uri,
    query: Object.fromEntries(url.searchParams),
    contentType: request.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
