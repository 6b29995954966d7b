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
