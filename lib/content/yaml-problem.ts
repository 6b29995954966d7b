import type { YAMLError } from 'yaml'

/** Where the YAML text says it has a fault: in itself, which is not where it stands in a page. */
const PLACE = / at line \d+, column \d+:?$/

/**
 * A syntax error in YAML, for the person who edits the file.
 * @param linesAbove lines of the file above the YAML text
 */
export function yamlProblem(error: YAMLError, linesAbove = 0): { line: number; message: string } {
  const [message = ''] = error.message.split('\n')
  return {
    line: (error.linePos?.[0].line ?? 1) + linesAbove,
    message: message.replace(PLACE, ''),
  }
}
