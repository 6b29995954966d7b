import { existsSync } from 'node:fs'
import path from 'node:path'
import { type PortRow, portRanges, portsFile, readPorts } from '../ports/ports'
import type { Problem } from '../problem'
import { filesBelow, readText } from '../project-files'

const PRODUCTS = ['stream', 'ftc'] as const

/** Ports of third-party programs, with their purposes. No product's port list contains these ports. */
const OTHER_PORTS: Readonly<Record<string, string>> = {
  '80': 'domain validation by Let’s Encrypt',
  '3389': 'Remote Desktop',
}

/** Matches, for example, `port 8758`, `ports 443, 8485, and 8483`, `ports 8580 to 8639`, and `httpsPort: 8758`. */
const STATED =
  /(?:\b[Pp]|https?P)orts?:? ((?:`?\d{2,5}`?(?:, and |, or |, | and | or | to |-|–|(?=\D|$)))+)/g

/**
 * Checks every port that a product's files state, except those in `OTHER_PORTS`. The port must be in the product's port
 * list. If the line with the port names a host from the list, the port must be in a row for that host.
 */
export function checkStatedPorts(root: string): Problem[] {
  return PRODUCTS.filter((product) => existsSync(path.join(root, portsFile(product)))).flatMap(
    (product) => {
      const rows = readPorts(root, product)
      return textsOf(root, product).flatMap((file) =>
        readText(path.join(root, file))
          .split('\n')
          .flatMap((line, index) => lineProblems(line, rows, product, file, index + 1)),
      )
    },
  )
}

/** Omits release notes, which may state ports of older versions. */
function textsOf(root: string, product: string): string[] {
  return ['pages', 'partials', 'data']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(?:mdx|yaml|svg)$/.test(file) && file !== portsFile(product))
    .filter((file) => file.toLowerCase().includes(product) && !/release/i.test(file))
}

function lineProblems(
  text: string,
  rows: readonly PortRow[],
  product: string,
  file: string,
  line: number,
): Problem[] {
  const ofHosts = rows.filter(({ to }) => hostsOf(to).some((host) => text.includes(host)))
  const expectedRows = ofHosts.length > 0 ? ofHosts : rows
  const statedPorts = [...text.matchAll(STATED)].flatMap(
    ([, ports = '']) => ports.match(/\d+/g) ?? [],
  )
  return statedPorts
    .filter(
      (port) => !expectedRows.some((row) => hasPort(row, Number(port))) && !(port in OTHER_PORTS),
    )
    .map((port) => ({
      severity: 'error',
      file,
      line,
      field: 'port',
      found: port,
      expected: `a port that ${portsFile(product)} lists${ofHosts.length > 0 ? ' for the host on this line' : ''}`,
    }))
}

function hostsOf(to: string): string[] {
  return to.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []
}

function hasPort(row: PortRow, port: number): boolean {
  return portRanges(row).some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return first <= port && port <= last
  })
}
