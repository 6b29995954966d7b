import type { RootContent } from 'mdast'
import { inlineMarkdown } from '../../content/inline-markdown'
import { routeOfFile } from '../../content/pages/routes'
import {
  FIREWALLS_FILE,
  firewallsSchema,
  PORT_PLATFORMS,
  PORT_PROVIDERS,
  type PortRow,
  portsSchema,
} from '../../content/ports/ports'
import { keysOf } from '../../content/schema-fields'
import { productAt } from '../../content/settings/sidebars'
import { readFacts } from '../../content/yaml'
import { uniqueId } from '../article/row-anchors'
import { relativePath } from '../content-error'
import {
  component,
  componentError,
  type PlacedComponent,
  textAttributes,
} from '../nodes/components'
import { link, type Row, table } from '../nodes/nodes'
import { FIREWALLS, firewallCommands } from './firewall-commands'

/**
 * Expands `<Ports />`. The route of the page determines the product, and the attributes determine the content:
 * - with `commands`, firewall commands for the inbound ports in the rows that match
 * - with `platform` or `provider` but without `commands`, a table of the rows that match
 * - with none of these attributes, a table of all rows, with a filter
 */
export function ports({ node, file, context }: PlacedComponent): RootContent[] {
  const attributes = textAttributes(node, file, ['platform', 'provider', 'commands'])
  const choose = <Name extends string>(attribute: string, names: readonly Name[]) => {
    const value = attributes[attribute]
    const name = names.find((known) => known === value)
    if (value !== undefined && name === undefined)
      throw componentError(node, file, `"${value}"`, `one of ${names.join(', ')}`, attribute)
    return name
  }
  const product = productAt(routeOfFile(relativePath(file)))
  if (product === undefined) throw componentError(node, file, 'no product', 'a page of a product')
  const platform = choose('platform', keysOf(PORT_PLATFORMS))
  const provider = choose('provider', keysOf(PORT_PROVIDERS))
  const firewall = choose('commands', FIREWALLS)
  const rows = readFacts(context.root, `data/ports/${product.product}.yaml`, portsSchema)
  if ([firewall, platform, provider].every((value) => value === undefined))
    return wholePortsTable(rows)
  const found = rows.filter(
    (row) =>
      (platform === undefined || row.platforms.includes(platform)) &&
      (provider === undefined || (row.providers?.includes(provider) ?? true)) &&
      (firewall === undefined || row.direction === 'in'),
  )
  if (found.length === 0)
    throw componentError(node, file, 'no matching row', 'at least one in data/ports')
  const cells = byNumber(found).map((row) => ({ cells: cellsOf(row) }))
  if (firewall === undefined) return [table(COLUMNS, cells)]
  const clouds = new Map(Object.entries(readFacts(context.root, FIREWALLS_FILE, firewallsSchema)))
  const cloud = clouds.get(firewall)
  const { content, ruleCount } = firewallCommands(firewall, found, product.label, platform, cloud)
  if (cloud === undefined || ruleCount <= cloud.rules) return content
  const expected = `at most ${cloud.rules}, as ${FIREWALLS_FILE} says`
  throw componentError(node, file, `${ruleCount} rules`, expected, 'commands')
}

const COLUMNS = ['Port', 'Protocol', 'From → to', 'Purpose']

function wholePortsTable(rows: readonly PortRow[]): RootContent[] {
  const ids = new Set<string>()
  const toRow = (row: PortRow): Row => {
    const id = uniqueId('port', `${row.port} ${row.protocol ?? ''}`, ids)
    const [port = '', ...others] = cellsOf(row)
    return {
      cells: [link(`#${id}`, port), ...others, scopeOf(row)],
      properties: {
        id,
        'data-platforms': row.platforms.join('|'),
        'data-search': 'record',
        'data-search-name': rowName(row, rows),
      },
    }
  }
  const platforms = keysOf(PORT_PLATFORMS).filter((key) =>
    rows.some((row) => row.platforms.includes(key)),
  )
  const options = [['', 'All platforms'], ...platforms.map((key) => [key, PORT_PLATFORMS[key]])]
  const choices = [{ name: 'platforms', label: 'Platform', options }]
  const form = { find: 'Filter the ports', hint: 'Port, protocol, or use', choices, units: 'ports' }
  return [component('Filter', form, [table([...COLUMNS, 'Where'], byNumber(rows).map(toRow))])]
}

/** A port that stands in several rows is named with their platforms, which tell its search results apart. */
function rowName(row: PortRow, rows: readonly PortRow[]): string {
  const name = `Port ${portLabel(row)}`
  const isShared = rows.some((other) => other !== row && other.port === row.port)
  return isShared ? `${name} (${scopeOf(row)})` : name
}

/** Rows for any port come last. */
function byNumber(rows: readonly PortRow[]): PortRow[] {
  const first = ({ port }: PortRow) => Number.parseFloat(port) || Number.MAX_VALUE
  return rows.toSorted((a, b) => first(a) - first(b))
}

function cellsOf(row: PortRow): Row['cells'] {
  const { protocol = '–', from, to, purpose, note } = row
  const use = note === undefined ? purpose : `${purpose}. ${note}`
  return [portLabel(row), protocol, inlineMarkdown(`${from} → ${to}`), inlineMarkdown(use)]
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
