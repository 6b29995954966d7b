import { existsSync } from 'node:fs'
import path from 'node:path'
import { type PortRow, portRanges, portsFile, readPorts } from '../ports/ports'
import type { Finding, Problem } from '../problem'
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
          .flatMap((line, index) => {
            const place = { file, line: index + 1, field: 'port' } as const
            const findings = unlistedPorts(line, rows, portsFile(product))
            return findings.map((finding) => ({ severity: 'error', ...place, ...finding }) as const)
          }),
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

function unlistedPorts(line: string, rows: readonly PortRow[], list: string): Finding[] {
  const ofHosts = rows.filter(({ to }) => hostsOf(to).some((host) => line.includes(host)))
  const listed = (ofHosts.length > 0 ? ofHosts : rows).flatMap(portRanges)
  const isListed = (port: number) =>
    listed.some((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return first <= port && port <= last
    })
  const expected = `a port that ${list} lists${ofHosts.length > 0 ? ' for the host on this line' : ''}`
  return [...line.matchAll(STATED)]
    .flatMap(([, ports = '']) => ports.match(/\d+/g) ?? [])
    .filter((port) => !isListed(Number(port)) && !(port in OTHER_PORTS))
    .map((found) => ({ found, expected }))
}

function hostsOf(to: string): string[] {
  return to.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []
}
