import type { SampleCall } from '../sample-request'

/** A line of a sample. A stop ends what is pasted into a shell at once: there the reader edits a file. */
export type SampleLine = string | { readonly stop: string }

/** What finds an element in a response, byte for byte as it is there; `.` has to match line ends. */
export function elementPattern(element: string): string {
  return `<${element}\\b(?:[^>]*/>|.*</${element}>)`
}

/** The stop behind a call whose response the next one sends. */
export function editStop({ keeps }: SampleCall, calls: readonly SampleCall[]): SampleLine[] {
  return keeps === null || calls.length === 1 ? [] : [{ stop: keeps.file }]
}

/** What a sample that lets the reader edit a file says while it waits. */
export function editPrompt(file: string): string {
  return `Edit ${file}, save it, then press Enter.`
}
