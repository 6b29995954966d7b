import type { RootContent } from 'mdast'
import {
  PORT_DIRECTIONS,
  PORT_PLATFORMS,
  PORT_PROVIDERS,
  type PortFilter,
  portsFile,
  readPorts,
  selectPorts,
} from '../../content/ports/ports'
import { keysOf } from '../../content/records'
import { contentError, relativePath } from '../content-error'
import type { PlacedComponent } from '../nodes/components'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { FIREWALLS, firewallCommands } from './firewall-commands'
import { portsTable, wholePortsTable } from './ports-table'

/**
 * Expands `<Ports />`. The attribute `product` or, by default, the page's folder determines the product. The other
 * attributes determine the content:
 * - with `commands`, firewall commands for the inbound ports in the rows that match
 * - with `platform`, `provider`, or `direction` but without `commands`, a table of the rows that match
 * - with none of these attributes, a table of all rows, with a filter
 */
export function ports({ node, file, context }: PlacedComponent): RootContent[] {
  const attributes = textAttributes(node, file, [
    'product',
    'platform',
    'provider',
    'direction',
    'commands',
  ])
  const choose = <Name extends string>(attribute: string, names: readonly Name[]) => {
    const value = attributes[attribute]
    const name = names.find((known) => known === value)
    if (value !== undefined && name === undefined)
      throw contentError(file, node.position, {
        field: `<Ports ${attribute}>`,
        found: `"${value}"`,
        expected: `one of ${names.join(', ')}`,
      })
    return name
  }
  const product = attributes.product ?? productOf(relativePath(file))
  if (product === undefined) throw componentError(node, file, 'no product', 'product="stream"')
  const filter: PortFilter = {
    platform: choose('platform', keysOf(PORT_PLATFORMS)),
    provider: choose('provider', keysOf(PORT_PROVIDERS)),
    direction: choose('direction', PORT_DIRECTIONS),
  }
  const firewall = choose('commands', keysOf(FIREWALLS))
  const rows = readPorts(context.root, product)
  const isWhole = Object.values(filter).every((value) => value === undefined)
  if (firewall === undefined && isWhole) return wholePortsTable(rows)
  const found = selectPorts(rows, firewall === undefined ? filter : { ...filter, direction: 'in' })
  if (found.length === 0)
    throw componentError(node, file, 'no matching row', `at least one in ${portsFile(product)}`)
  if (firewall === undefined) return [portsTable(found)]
  return firewallCommands(firewall, found, product === 'ftc' ? 'FTC' : 'Stream')
}

function productOf(file: string): string | undefined {
  return /^pages\/docs\/([^/]+)\//.exec(file)?.[1]?.toLowerCase()
}
