import { ProblemError } from '../problem'
import { readYaml } from '../yaml'
import { type PortRow, portsSchema } from './schema'

/** Path of the ports of a product, relative to the project. */
export function portsFile(product: string): string {
  return `data/ports/${product}.yaml`
}

/** @throws ProblemError with every problem of the file */
export function readPorts(root: string, product: string): readonly PortRow[] {
  const reading = readYaml(root, portsFile(product), portsSchema)
  if (!reading.ok) throw new ProblemError(reading.problems)
  return reading.value
}
