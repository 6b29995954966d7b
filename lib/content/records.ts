export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function oneOf<Choice>(choices: readonly Choice[], named: unknown): Choice | null {
  return choices.find((choice) => choice === named) ?? null
}

/**
 * The type of the result is the non-empty list that zod requires for an enum.
 * @throws if the object has no keys
 */
export function keysOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
): [Key, ...Key[]] {
  const [first, ...rest] = Object.keys(record).filter((key): key is Key => key in record)
  if (first === undefined) throw new Error('found no keys, expected at least one key')
  return [first, ...rest]
}
