import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readYaml, type YamlReading } from '../read-yaml'
import { type PortRow, portsSchema } from './schema'

/** Path of the ports of a product, relative to the project. */
export function portsFile(product: string): string {
  return `data/ports/${product}.yaml`
}

/** Reads the ports of a product, or every problem as `file:line ports: field: found …, expected …`. */
export function readPorts(root: string, product: string): YamlReading<readonly PortRow[]> {
  return readYaml(root, portsFile(product), portsSchema, 'ports')
}

/** Reads the ports of every product and returns what is wrong with them. */
export function checkPorts(root: string): string[] {
  const folder = path.join(root, 'data/ports')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const reading = readPorts(root, name.replace(/\.yaml$/, ''))
      return reading.ok ? [] : reading.problems
    })
}
