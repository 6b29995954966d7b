import { randomUUID } from 'node:crypto'

/** An event, or each of several, in XML that the schema has found valid. */
const EVENTS = /<Event\b(?:[^"'>]|"[^"]*"|'[^']*')*?(?:\/>|>[\s\S]*?<\/Event>)/g

/** The events of a manager, by their identifiers. */
export class Schedule {
  readonly #events = new Map<string, string>()

  /** Adds each event of a document. */
  add(xml: string): void {
    for (const [event] of xml.matchAll(EVENTS)) this.put(randomUUID(), event)
  }

  put(identifier: string, event: string): void {
    const own = event.replace(/^(<Event\b(?:[^"'>]|"[^"]*"|'[^']*')*?)\s+Identifier="[^"]*"/, '$1')
    this.#events.set(identifier, own.replace('<Event', `<Event Identifier="${identifier}"`))
  }

  get(identifier: string): string | undefined {
    return this.#events.get(identifier)
  }

  delete(identifier: string): void {
    this.#events.delete(identifier)
  }

  /** An entry for each event. @param status state of an instance; empty for all events */
  list(status = ''): string {
    return [...this.#events]
      .filter(([, event]) => status === '' || event.includes(`<Status>${status}</Status>`))
      .map(([identifier]) => `<Event Identifier="${identifier}" />`)
      .join('')
  }

  /** Whether an event of the document has the name and the start of one that is there. */
  holdsSame(xml: string): boolean {
    const keys = (event: string) =>
      ['Name', 'StartStreamingDate', 'StartStreamingTime']
        .map((name) => new RegExp(`\\s${name}="([^"]*)"`).exec(event)?.[1])
        .join('|')
    const known = new Set([...this.#events.values()].map(keys))
    return [...xml.matchAll(EVENTS)].some(([event]) => known.has(keys(event)))
  }
}
