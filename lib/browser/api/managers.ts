/** A manager as the samples name it. */
export type Manager = {
  readonly name: string
  readonly port: string
  /** What differs in addresses and XML, in the same order for each manager. */
  readonly words: readonly string[]
}

/** Reads the managers that the page was made with; empty when the text is something else. */
export function parseManagers(text: string | undefined): readonly Manager[] {
  let value: unknown
  try {
    value = JSON.parse(text ?? '')
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    if (!Array.isArray(entry) || !entry.every((part) => typeof part === 'string')) return []
    const [name, port, ...words] = entry
    return name === undefined || port === undefined ? [] : [{ name, port, words }]
  })
}

/**
 * What to swap in samples that were written for one manager, to show another.
 * @param port port to show; empty for that of the manager
 */
export function managerWords(shown: Manager, wanted: Manager, port: string): Map<string, string> {
  return new Map([
    [`:${shown.port}`, `:${port || wanted.port}`],
    ...shown.words.map((word, index): [string, string] => [word, wanted.words[index] ?? word]),
  ])
}
