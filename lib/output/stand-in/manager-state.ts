import { failure, type ManagerResponse, type ReceivedCall, serverRequest, success } from './call'
import { Schedule } from './schedule'
import type { StandInData } from './stand-in-data'

type Method = StandInData['methods'][number]

const XML_DECLARATION = /^\s*<\?xml[^>]*\?>\s*/

/** The state that the stand-in keeps between calls, and the effect of each method on the state. */
export class ManagerState {
  /** Documents that clients have sent, by the name of the method that returns each document. */
  readonly documents = new Map<string, string>()
  schedule: Schedule

  constructor(
    private readonly data: StandInData,
    private readonly now: () => number,
  ) {
    this.schedule = this.emptySchedule()
    const [event] = /<Event\b[\s\S]*<\/Event>/.exec(this.#exampleOf('GetEventInfo')) ?? []
    if (event !== undefined) this.schedule.put(data.identifiers.EventID ?? '', event)
  }

  emptySchedule(): Schedule {
    const list = this.#exampleOf('GetEventInstancesList')
    const [template = ''] = /<Instance>[\s\S]*?<\/Instance>/.exec(list) ?? []
    return new Schedule(this.now, template)
  }

  /**
   * Returns a message if an event or machine is unknown; otherwise null. The stand-in knows only the machine in the
   * reference's examples.
   */
  unknownIdentifier({
    EventID,
    MachineID,
  }: Readonly<Record<string, string | undefined>>): string | null {
    if (EventID !== undefined && this.schedule.get(EventID) === undefined)
      return `No event has the identifier "${EventID}".`
    return MachineID === undefined || MachineID === this.data.identifiers.MachineID
      ? null
      : `No machine has the identifier "${MachineID}".`
  }

  /**
   * @param call a call whose parameters and body are valid
   * @param eventId the event that the call names; empty if the call names no event
   */
  handle(method: Method, call: ReceivedCall, eventId: string): ManagerResponse {
    switch (method.name) {
      case 'AddEvent':
        return this.#add(call)
      case 'GetEventsList':
        return success(call, `<Events>${this.schedule.list(call.query.Status)}</Events>`)
      case 'GetEventInfo':
        return success(call, this.schedule.details(eventId))
      case 'GetEventInstancesList':
        return success(call, `<Instances>${this.schedule.instances()}</Instances>`)
      case 'GetEventsConflict':
        return this.#conflicts(call)
      case 'SetEventInfo':
        this.schedule.put(eventId, withoutDeclaration(call.body))
        return success(call)
      case 'DeleteEvent':
        this.schedule.delete(eventId)
        return success(call)
      case 'LiveControlAPI': {
        const command = call.query.Command ?? ''
        if (command === 'Start' || command === 'Stop') this.schedule.control(eventId, command)
        return success(call)
      }
      case 'ExportEvents':
        return {
          ...success(call, `<EventsXML>${this.schedule.definitions()}</EventsXML>`),
          note: 'The reference does not show an export. The stand-in returns every event without its identifier and instance.',
        }
      case 'ImportEvents':
        return this.#import(call)
    }
    return this.#document(method, call) ?? this.#example(method, call, eventId)
  }

  #add(call: ReceivedCall): ManagerResponse {
    const conflict = call.query.AllowWarning === 'true' ? null : this.schedule.conflict(call.body)
    if (conflict !== null)
      return {
        ...failure(call, 409, conflict),
        note: 'The reference does not define a conflict. For the stand-in, two enabled events conflict if they overlap, unless they name different machines.',
      }
    this.schedule.add(call.body)
    return success(call)
  }

  #import(call: ReceivedCall): ManagerResponse {
    const count = this.schedule.add(call.body)
    return {
      ...success(call),
      note: `The reference does not show the format of an exported file, so the stand-in added every event that it found in the body: ${count}.`,
    }
  }

  #conflicts(call: ReceivedCall): ManagerResponse {
    const identifiers = (call.query.EventIDs ?? '').split(',').map((id) => id.trim())
    const missing = identifiers.find((id) => this.schedule.get(id) === undefined)
    if (missing !== undefined)
      return failure(call, 400, `No event has the identifier "${missing}".`)
    const found = this.schedule.conflictsAmong(identifiers).map((pair) => `<!-- ${pair} -->`)
    return {
      ...success(call, `<Conflicts>${found.join('')}</Conflicts>`),
      note: 'The reference does not show what a conflict looks like.',
    }
  }

  /** Stores the document that a call contains, or responds with a stored document. Otherwise, returns undefined. */
  #document(method: Method, call: ReceivedCall): ManagerResponse | undefined {
    if (method.replaces !== undefined) {
      this.documents.set(method.replaces, withoutDeclaration(call.body))
      return {
        ...success(call),
        note: `Stored. ${method.replaces} returns this document until the stand-in stops.`,
      }
    }
    const document = this.documents.get(method.name)
    if (document === undefined) return undefined
    const { element = '' } = method
    const isWhole = document.startsWith(`<${element}`)
    return success(call, isWhole ? document : `<${element}>${document}</${element}>`)
  }

  /**
   * Responds with the example from the reference, changed to match the call. Without an example, the response contains
   * only the call log.
   */
  #example({ example }: Method, call: ReceivedCall, eventId: string): ManagerResponse {
    if (example === undefined)
      return {
        ...success(call),
        note: 'This call had no effect. The stand-in stores only events and settings.',
      }
    const { EventID = '' } = this.data.identifiers
    const body = eventId === '' ? example : example.replaceAll(EventID, () => eventId)
    return {
      status: 200,
      body: body.replace(/<ServerRequest\b[^>]*\/>/, () => serverRequest(call)),
      note: 'This is the example from the reference.',
    }
  }

  #exampleOf(name: string): string {
    return this.data.methods.find((method) => method.name === name)?.example ?? ''
  }
}

function withoutDeclaration(xml: string): string {
  return xml.replace(XML_DECLARATION, '')
}
