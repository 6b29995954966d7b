import { randomUUID } from 'node:crypto'
import { formatTime, hasStartedSince, overlap, type RunTimes, runTimes, stageAt } from './run-times'

/** Matches each event in XML that is valid against the schema. Handles `>` in attribute values. */
const EVENTS = /<Event\b(?:[^"'>]|"[^"]*"|'[^']*')*?(?:\/>|>[\s\S]*?<\/Event>)/g

/** Matches the start tag of an event. */
const START_TAG = /^<Event\b(?:[^"'>]|"[^"]*"|'[^']*')*>/

type StoredEvent = {
  readonly xml: string
  readonly instance: string
  /** The last manual start or stop, and its time on the manager's clock. */
  readonly command: { readonly name: string; readonly at: number } | null
}

/** A manager's events, and their state at the current time of the manager's clock. */
export class Schedule {
  readonly #events = new Map<string, StoredEvent>()

  constructor(
    /** Returns the time on the manager's clock, in milliseconds. */
    private readonly now: () => number,
    /** XML of an instance from the reference's examples. `instance()` replaces some of the values. */
    private readonly template: string,
  ) {}

  /** Adds every event in a document. @returns the number of added events */
  add(xml: string): number {
    const events = eventsOf(xml)
    for (const event of events) this.put(randomUUID(), event)
    return events.length
  }

  put(identifier: string, event: string): void {
    const definition = event
      .replace(/^(<Event\b(?:[^"'>]|"[^"]*"|'[^']*')*?)\s+Identifier="[^"]*"/, '$1')
      .replace(/\s*<Instance>[\s\S]*?<\/Instance>/g, '')
    const instance = this.#events.get(identifier)?.instance ?? randomUUID()
    const xml = definition.replace('<Event', `<Event Identifier="${identifier}"`)
    this.#events.set(identifier, { xml, instance, command: null })
  }

  /** The XML of an event, without its instance. */
  get(identifier: string): string | undefined {
    return this.#events.get(identifier)?.xml
  }

  /** The XML of an event, with its instance. */
  details(identifier: string): string {
    const { xml = '' } = this.#events.get(identifier) ?? {}
    const instance = this.instance(identifier)
    return xml.endsWith('/>') && !xml.includes('</Event>')
      ? `${xml.slice(0, -2).trimEnd()}>${instance}</Event>`
      : xml.replace(START_TAG, (head) => `${head}${instance}`)
  }

  /** The XML of all events, without identifiers or instances. */
  definitions(): string {
    return [...this.#events.values()]
      .map(({ xml }) => xml.replace(/ Identifier="[^"]*"/, ''))
      .join('')
  }

  delete(identifier: string): void {
    this.#events.delete(identifier)
  }

  /** @param status status of the events to list; empty for all events */
  list(status = ''): string {
    return [...this.#events.keys()]
      .filter((identifier) => status === '' || this.#stage(identifier).stage === status)
      .map((identifier) => `<Event Identifier="${identifier}" />`)
      .join('')
  }

  instances(): string {
    return [...this.#events.keys()].map((identifier) => this.instance(identifier)).join('')
  }

  instance(identifier: string): string {
    const { stage, start, stop } = this.#stage(identifier)
    const isStreaming = stage === 'Streaming'
    const values: Readonly<Record<string, string>> = {
      Identifier: this.#events.get(identifier)?.instance ?? '',
      Status: stage,
      CurrentStatus: stage,
      LiveState: 'Good',
      DBValue: isStreaming ? '-18' : '-90',
      StartStreamingDateTime: isStreaming ? formatTime(start) : '',
      StopStreamingDateTime: formatTime(stop),
    }
    return this.template.replace(/<(\w+)>[^<]*<\/\1>/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? `<${name}>${values[name]}</${name}>` : whole,
    )
  }

  control(identifier: string, name: string): void {
    const event = this.#events.get(identifier)
    if (event !== undefined)
      this.#events.set(identifier, { ...event, command: { name, at: this.now() } })
  }

  /** Describes the first overlap of an event in the document with an event in the schedule; null if there is none. */
  conflict(xml: string): string | null {
    for (const event of eventsOf(xml))
      for (const { xml: other } of this.#events.values()) {
        const shared = overlapOf(event, other)
        if (shared !== null)
          return `The event overlaps another event: ${attributeOf(other, 'Name')}, ${shared}.`
      }
    return null
  }

  conflictsAmong(identifiers: readonly string[]): string[] {
    return identifiers.flatMap((a, index) =>
      identifiers.slice(index + 1).flatMap((b) => {
        const shared = overlapOf(this.get(a) ?? '', this.get(b) ?? '')
        return shared === null ? [] : `${a} overlaps ${b}, which runs ${shared}`
      }),
    )
  }

  #stage(identifier: string): { stage: string; start: number; stop: number } {
    const { xml = '', command = null } = this.#events.get(identifier) ?? {}
    const times = attributeOf(xml, 'IsEnabled') === '0' ? null : timesOf(xml)
    const now = this.now()
    const planned = times === null ? { stage: 'NotStreaming', start: null } : stageAt(times, now)
    const start = planned.start ?? now
    const stop = planned.start === null ? NaN : start + (times?.length ?? 0)
    // The effect of a command lasts until the next run starts.
    if (command === null || (times !== null && hasStartedSince(times, command.at, now)))
      return { stage: planned.stage, start, stop }
    if (command.name === 'Start') return { stage: 'Streaming', start: command.at, stop }
    return { stage: 'NotStreaming', start, stop }
  }
}

function eventsOf(xml: string): string[] {
  return [...xml.matchAll(EVENTS)].map(([event]) => event)
}

/** Returns the unescaped value of an attribute in an event's start tag; empty if the attribute is missing. */
function attributeOf(xml: string, name: string): string {
  const [head = ''] = START_TAG.exec(xml) ?? []
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(head) ?? []
  return (double ?? single ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function timesOf(xml: string): RunTimes | null {
  return runTimes((name) => attributeOf(xml, name))
}

/**
 * Returns the first run of `b` that overlaps a run of `a`, as text. Returns null if there is none, if either event is
 * disabled, or if the events name different machines.
 */
function overlapOf(a: string, b: string): string | null {
  if ([a, b].some((xml) => attributeOf(xml, 'IsEnabled') === '0')) return null
  const [machineA, machineB] = [a, b].map((xml) =>
    attributeOf(xml, 'AssignToSpecificMachineIdentifierPrimary'),
  )
  if (machineA && machineB && machineA !== machineB) return null
  const [timesA, timesB] = [timesOf(a), timesOf(b)]
  const shared = timesA === null || timesB === null ? null : overlap(timesA, timesB)
  if (shared === null) return null
  return Number.isFinite(shared.stop)
    ? `from ${formatTime(shared.start)} to ${formatTime(shared.stop)}`
    : `from ${formatTime(shared.start)} on`
}
