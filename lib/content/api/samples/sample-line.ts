import type { SampleCall } from '../sample-request'

/** A line of a sample; a pin is there only while the certificate of the manager is self-signed. */
export type SampleLine = string | { readonly pin: string }

export function pins(...lines: string[]): SampleLine[] {
  return lines.map((pin) => ({ pin }))
}

/** What finds an element in an answer, byte for byte as it is there; `.` has to match line ends. */
export function elementPattern(element: string): string {
  return `<${element}\\b(?:[^>]*/>|.*</${element}>)`
}

/** What a sample that lets the reader edit a file says while it waits. */
export function editPrompt(file: string): string {
  return `Edit ${file}, save it, then press Enter.`
}

/** Port of the manager that a sample calls. */
export function portOf(calls: readonly SampleCall[]): string {
  return /:(\d+)\//.exec(calls[0]?.url ?? '')?.[1] ?? ''
}
