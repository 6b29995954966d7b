type Texts = Readonly<Record<string, string>>

/** What a reader keeps of what was done with the help of a page; it never holds a secret. */
export type InstallationRecord = {
  /** By placeholder. */
  readonly values: Texts
  /** When each step was done, by its heading id; empty for one that was ticked before times were kept. */
  readonly steps: Texts
  /** What the reader wrote, by the keys of `RECORD_TEXTS`. */
  readonly texts: Texts
}

/** A heading id and its words. */
export type RecordStep = readonly [id: string, title: string]

/** What the reader writes, with the headings of the file. */
export const RECORD_TEXTS = {
  versions: 'Versions installed',
  backups: 'Where backups lie',
  omitted: 'What was left out',
  notes: 'Notes',
} as const

const TITLE = '# Installation record'
const EMPTY = '–'

/**
 * The file to save: for people first, and for `parseRecord`.
 * @param head title of the page, and lines about it with its URL
 */
export function recordMarkdown(
  { values, steps, texts }: InstallationRecord,
  head: { readonly title: string; readonly lines: readonly string[] },
  pageSteps: readonly RecordStep[],
): string {
  const sections = {
    Values: Object.entries(values).map(([name, value]) => `- ${name}: ${value}`),
    Steps: pageSteps.map(
      ([id, title]) => `- [${id in steps ? 'x' : ' '}] ${title} (#${id}) ${steps[id] ?? ''}`,
    ),
    // What begins like a heading must not become one.
    ...Object.fromEntries(
      Object.entries(RECORD_TEXTS).map(([key, heading]) => [
        heading,
        [texts[key]?.replace(/^#/gm, '\\#') ?? ''],
      ]),
    ),
  }
  return [
    `${TITLE}: ${head.title}\n\n${head.lines.join('\n')}`,
    ...Object.entries(sections).map(
      ([heading, lines]) => `## ${heading}\n\n${lines.join('\n').trim() || EMPTY}`,
    ),
  ].join('\n\n')
}

/**
 * Reads a saved file; null when it is no record of the page with this route. Values go into commands: a file of somebody
 * else cannot bring characters that mean something to a shell.
 */
export function parseRecord(text: string, route: string): InstallationRecord | null {
  const [head = '', ...parts] = text.replace(/\r\n?/g, '\n').split(/^## /m)
  if (!head.startsWith(TITLE) || !head.split('\n').some((line) => line.endsWith(route))) return null
  const sections = new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const content = lines.join('\n').trim()
      return [heading.trim(), content === EMPTY ? '' : content]
    }),
  )
  const pairs = (heading: string, line: RegExp) =>
    Object.fromEntries(
      [...(sections.get(heading) ?? '').matchAll(line)].map(([, key = '', written = '']) => [
        key,
        written.trim(),
      ]),
    )
  const texts = Object.entries(RECORD_TEXTS).map(([key, heading]) => [
    key,
    sections.get(heading)?.replace(/^\\#/gm, '#') ?? '',
  ])
  return {
    values: pairs('Values', /^- ([\w-]+): ([\w .:/\\@+,=~%-]+)$/gm),
    steps: pairs('Steps', /^- \[x\] .*\(#([\w-]+)\)(.*)$/gm),
    texts: Object.fromEntries(texts.filter(([, written]) => written !== '')),
  }
}

export type RecordChange = {
  /** Placeholder, title of the step, or heading of the text. */
  readonly name: string
  /** Undefined where there is none. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What changes when the reader takes a saved record over. */
export function recordChanges(
  now: InstallationRecord,
  saved: InstallationRecord,
  pageSteps: readonly RecordStep[],
): RecordChange[] {
  const names = new Map<string, string>([...pageSteps, ...Object.entries(RECORD_TEXTS)])
  return (['values', 'steps', 'texts'] as const).flatMap((part) =>
    Object.keys({ ...now[part], ...saved[part] })
      .filter((key) => now[part][key] !== saved[part][key])
      .map((key) => ({
        name: names.get(key) ?? key,
        before: now[part][key],
        after: saved[part][key],
      })),
  )
}
