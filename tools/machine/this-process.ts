import { messageOf } from '../../lib/content/problem'

/** False on Windows. */
export function isRootUser(): boolean {
  return process.getuid?.() === 0
}

/** Prints an error message without its stack, and makes the script exit with status 1. */
export function reportFailure(error: unknown): void {
  console.error(messageOf(error))
  process.exitCode = 1
}

/**
 * Selects the table entries that are named on the command line, or all entries if none are named.
 * @throws if a name is unknown
 */
export function selectByName<Entry>(
  table: Readonly<Record<string, Entry>>,
  names: readonly string[],
): [string, Entry][] {
  const unknown = names.find((name) => !Object.hasOwn(table, name))
  if (unknown !== undefined)
    throw new Error(`Found "${unknown}", expected one of ${Object.keys(table).join(', ')}.`)
  return Object.entries(table).filter(([name]) => names.length === 0 || names.includes(name))
}
