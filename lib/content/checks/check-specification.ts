import { existsSync } from 'node:fs'
import path from 'node:path'
import { readSpecification, SPECIFICATION_FILE } from '../specification/read-specification'

/** Reads the technical specification and returns what is wrong with it. */
export function checkSpecification(root: string): readonly string[] {
  if (!existsSync(path.join(root, SPECIFICATION_FILE))) return []
  const reading = readSpecification(root)
  return reading.ok ? [] : reading.problems
}
