/** Whether this process runs as root; never on Windows. */
export function isRootUser(): boolean {
  return process.getuid?.() === 0
}

/** Prints what went wrong as one plain sentence, without a stack, and lets the script end with status 1. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/**
 * The entries of a table that a command line names, all of them when it names none.
 * @throws with the names there are when one is unknown
 */
export function chosen<Entry>(
  table: Readonly<Record<string, Entry>>,
  names: readonly string[],
): [string, Entry][] {
  const unknown = names.find((name) => !Object.hasOwn(table, name))
  if (unknown !== undefined)
    throw new Error(`Found "${unknown}", expected one of ${Object.keys(table).join(', ')}.`)
  return Object.entries(table).filter(([name]) => names.length === 0 || names.includes(name))
}
