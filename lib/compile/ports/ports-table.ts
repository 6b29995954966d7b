import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { keysOf } from '../../content/keys-of'
import {
  PORT_PLATFORMS,
  PORT_PROVIDERS,
  type PortPlatform,
  type PortProvider,
  type PortRow,
} from '../../content/ports/ports'
import { filterForm } from '../article/filter-form'
import { element, inline, link, type Row, table, text } from '../nodes/nodes'

const COLUMNS = ['Port', 'Protocol', 'From → to', 'Purpose']

export function portsTable(rows: readonly PortRow[]): RootContent {
  return table(
    COLUMNS,
    rows.map((row) => ({ cells: cellsOf(row) })),
  )
}

/** All ports of a product, each with a URL of its own, and the form that narrows them down. */
export function wholePortsTable(rows: readonly PortRow[]): RootContent[] {
  const ids = new Map<string, number>()
  const print = (row: PortRow): Row => {
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
        'data-search-name': `Port ${shownPort(row)}`,
      },
    }
  }
  return [portsFilter(rows), table([...COLUMNS, 'Where'], rows.map(print))]
}

function cellsOf(row: PortRow): Row['cells'] {
  const { protocol, from, to, purpose, note } = row
  return [
    shownPort(row),
    protocol ?? '–',
    inlineMarkdown(`${from} → ${to}`),
    inlineMarkdown(note === undefined ? purpose : `${purpose}. ${note}`),
  ]
}

function shownPort({ port }: PortRow): string {
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

function portsFilter(rows: readonly PortRow[]): RootContent {
  const platforms = keysOf(PORT_PLATFORMS).filter((key) =>
    rows.some((row) => row.platforms.includes(key)),
  )
  const providers = keysOf(PORT_PROVIDERS).filter((key) =>
    rows.some((row) => row.providers?.includes(key)),
  )
  return filterForm(
    [
      choice('Platform', 'platforms', 'All platforms', platforms, PORT_PLATFORMS),
      choice('Provider', 'providers', 'All providers', providers, PORT_PROVIDERS),
    ],
    rows.length,
  )
}

function choice<Key extends PortPlatform | PortProvider>(
  label: string,
  name: string,
  all: string,
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
) {
  const option = (value: string, shown: string) => inline('option', { value }, shown)
  return element('label', { hidden: keys.length < 2 }, [
    text(`${label} `),
    element('select', { name }, [option('', all), ...keys.map((key) => option(key, labels[key]))]),
  ])
}
