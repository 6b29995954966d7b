import { ProblemError } from '../problem'
import { readYaml } from '../yaml'
import { type WindowDrawing, windowSchema } from './schema'

/** Path of the description of a window, relative to the project. */
export function windowFile(name: string): string {
  return `data/windows/${name}.yaml`
}

/** @throws ProblemError with every problem of the file */
export function readWindow(root: string, name: string): WindowDrawing {
  const reading = readYaml(root, windowFile(name), windowSchema)
  if (!reading.ok) throw new ProblemError(reading.problems)
  return reading.value
}
