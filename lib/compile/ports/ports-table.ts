import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { PORT_PLATFORMS, PORT_PROVIDERS, type PortRow } from '../../content/ports/ports'
import { keysOf } from '../../content/records'
import { component } from '../nodes/components'
import { link, type Row, table } from '../nodes/nodes'

const COLUMNS = ['Port', 'Protocol', 'From → to', 'Purpose']

export function portsTable(rows: readonly PortRow[]): RootContent {
  return table(
    COLUMNS,
    rows.map((row) => ({ cells: cellsOf(row) })),
  )
}

export function wholePortsTable(rows: readonly PortRow[]): RootContent[] {
  const ids = new Map<string, number>()
  const toRow = (row: PortRow): Row => {
    const start = `port-${row.port.replaceAll(', ', '-')}${row.protocol === undefined ? '' : `-${row.protocol.toLowerCase().replaceAll(' ', '-')}`}`
    const count = (ids.get(start) ?? 0) + 1
    ids.set(start, count)
    const id = count === 1 ? start : `${start}-${count}`
    const [port = '', ...others] = cellsOf(row)
    return {
      cells: [link(`#${id}`, port), ...others, scopeOf(row)],
      properties: {
        id,
        'data-platforms': row.platforms.join(' '),
        'data-providers': (row.providers ?? Object.keys(PORT_PROVIDERS)).join(' '),
        'data-search': 'record',
        'data-search-name': `Port ${portLabel(row)}`,
      },
    }
  }
  const content = [table([...COLUMNS, 'Where'], rows.map(toRow))]
  return [component('TableFilter', { controls: portsControls(rows), unit: 'row' }, content)]
}

function cellsOf(row: PortRow): Row['cells'] {
  const { protocol, from, to, purpose, note } = row
  return [
    portLabel(row),
    protocol ?? '–',
    inlineMarkdown(`${from} → ${to}`),
    inlineMarkdown(note === undefined ? purpose : `${purpose}. ${note}`),
  ]
}

function portLabel({ port }: PortRow): string {
  return port === 'any' ? 'Any' : port.replaceAll('-', '–')
}

function scopeOf({ platforms, providers }: PortRow): string {
  return platforms
    .map((platform) =>
      platform === 'kubernetes' && providers !== undefined
        ? `${PORT_PLATFORMS[platform]} (${providers.map((provider) => PORT_PROVIDERS[provider]).join(', ')})`
        : PORT_PLATFORMS[platform],
    )
    .join(', ')
}

function portsControls(rows: readonly PortRow[]) {
  const platforms = keysOf(PORT_PLATFORMS).filter((key) =>
    rows.some((row) => row.platforms.includes(key)),
  )
  // A filter by provider is useful only if some rows apply only to certain providers.
  const isSplit = rows.some((row) => row.providers !== undefined)
  const providers = isSplit ? keysOf(PORT_PROVIDERS) : []
  const choice = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => ({
    name,
    label,
    options: [['', `All ${name}`] as const, ...options].map(([value, words]) => ({
      value,
      label: words,
    })),
  })
  return [
    choice(
      'platforms',
      'Platform',
      platforms.map((key) => [key, PORT_PLATFORMS[key]]),
    ),
    choice(
      'providers',
      'Provider',
      providers.map((key) => [key, PORT_PROVIDERS[key]]),
    ),
  ]
}
