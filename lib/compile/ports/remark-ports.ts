import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { keysOf } from '../../content/keys-of'
import {
  PORT_DIRECTIONS,
  PORT_PLATFORMS,
  PORT_PROVIDERS,
  type PortRow,
  portsFile,
  readPorts,
} from '../../content/ports/schema'
import { type PortWish, selectPorts } from '../../content/ports/select-ports'
import { addDependency, type BuildContext } from '../build-context'
import { contentError, relativePath } from '../content-error'
import { type JsxNode, textAttributes } from '../nodes/jsx-attributes'
import { FIREWALLS, firewallCommands } from './firewall-commands'
import { portsTable, wholePortsTable } from './ports-table'

/**
 * Expands `<Ports />` from the ports of the page's product: the whole table with its filter; with `platform`, `provider`
 * or `direction` those rows; with `commands` the firewall commands for the rows that come in.
 */
export function remarkPorts(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Ports' || parent === undefined || index === undefined) return
      const nodes = print(context, node, file)
      parent.children.splice(index, 1, ...nodes)
      return index + nodes.length
    })
  }
}

function print(context: BuildContext, node: JsxNode, file: VFile): RootContent[] {
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
  if (product === undefined)
    throw contentError(file, node.position, {
      field: '<Ports>',
      found: 'no product',
      expected: 'product="stream"',
    })
  const wish: PortWish = {
    platform: choose('platform', keysOf(PORT_PLATFORMS)),
    provider: choose('provider', keysOf(PORT_PROVIDERS)),
    direction: choose('direction', PORT_DIRECTIONS),
  }
  const firewall = choose('commands', keysOf(FIREWALLS))
  const rows = rowsOf(context, file, product)
  const isWhole = Object.values(wish).every((value) => value === undefined)
  if (firewall === undefined && isWhole) return wholePortsTable(rows)
  const found = selectPorts(rows, firewall === undefined ? wish : { ...wish, direction: 'in' })
  if (found.length === 0)
    throw contentError(file, node.position, {
      field: '<Ports>',
      found: 'no row',
      expected: `at least one in ${portsFile(product)}`,
    })
  if (firewall === undefined) return [portsTable(found)]
  return [firewallCommands(firewall, found, product === 'ftc' ? 'FTC' : 'Stream')]
}

function rowsOf(context: BuildContext, file: VFile, product: string): readonly PortRow[] {
  addDependency(file, `${context.root}/${portsFile(product)}`)
  return readPorts(context.root, product)
}

/** The product whose folder of `pages/docs/` a page is in, in lower case. */
function productOf(file: string): string | undefined {
  return /^pages\/docs\/([^/]+)\//.exec(file)?.[1]?.toLowerCase()
}
