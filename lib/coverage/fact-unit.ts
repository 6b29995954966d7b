/** A part of a fact sheet that should stand on a page: a heading with its text, or the rows of a table. */
export type FactUnit = {
  /** Where it stands in the sheet, such as `2. Ports › table Port, Use`. */
  readonly name: string
  /** Route of the page it was written for; null when the sheet names none. */
  readonly route: string | null
  readonly text: string
}

/** Parts of a sheet that tell the writer something and belong on no page. */
const FOR_WRITERS =
  /outline|diagram|search[ _]?terms|related[ _]?pages|unclear|source ?(?:issues|flaws|rows)|source_rows|provenance|shared partials|page ?guidance/i

/** Whether a heading or key names something that belongs on no page. */
export function isForWriters(name: string): boolean {
  return FOR_WRITERS.test(name)
}

/** Doubts and corrections of the source, and the marks of where a fact comes from: no reader sees them. */
const DOUBT = /\b(?:UNCLEAR|SOURCE SAYS)\b.*$/gm
const ORIGIN = /\[(?:docx|img|RN|\d\.\d)\]|\((?:addition|RN|inferred|img)\)|→ ?(?:COMMON )?C\d+/g

/** A text of a sheet without what is only for the writer. */
export function withoutNotes(text: string): string {
  return text.replace(DOUBT, '').replace(ORIGIN, '')
}
