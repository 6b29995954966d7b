import type { PortDirection, PortPlatform, PortProvider, PortRow } from './schema'

/** Which ports a page asks for; what is left out is no wish. */
export type PortWish = {
  readonly platform?: PortPlatform | undefined
  readonly provider?: PortProvider | undefined
  readonly direction?: PortDirection | undefined
}

/** The ports that fit a wish, in the order of the file. */
export function selectPorts(
  rows: readonly PortRow[],
  { platform, provider, direction }: PortWish,
): readonly PortRow[] {
  return rows.filter(
    (row) =>
      (platform === undefined || row.platforms.includes(platform)) &&
      (provider === undefined || (row.providers?.includes(provider) ?? true)) &&
      (direction === undefined || row.direction === direction),
  )
}

/** The single ports and ranges of a row, such as `5004-5013`; none when every port is meant. */
export function portRanges({ port }: PortRow): readonly string[] {
  return port === 'any' ? [] : port.split(', ')
}

/** The protocols of a row in lower case; none where nobody has said which. */
export function protocolsOf({ protocol }: PortRow): readonly ('tcp' | 'udp')[] {
  if (protocol === undefined) return []
  if (protocol === 'TCP and UDP') return ['tcp', 'udp']
  return protocol === 'TCP' ? ['tcp'] : ['udp']
}

/** The names of a table such as that of the platforms. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key)
  return Object.keys(record).filter(isKey)
}
