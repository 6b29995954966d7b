import type { Release } from './schema'
import type { YamlProblem } from './yaml-file'

const ENTRY_FIELD = /^entries\[(\d+)\]\.?/

/** Words a problem of a file for its writer: file, line, release, entry, field, what was found and expected. */
export function describeReleaseProblem(
  file: string,
  input: unknown,
  { line, problem }: YamlProblem,
): string {
  const index = ENTRY_FIELD.exec(problem)?.[1]
  const place = placeOf(input, index === undefined ? undefined : Number(index))
  return `${file}:${line} ${place}${problem.replace(ENTRY_FIELD, '')}`
}

/** What is wrong with the version of a file, seen beside the others. */
export function versionProblem(
  file: string,
  { version }: Release,
  others: readonly { readonly file: string; readonly version: string }[],
): string | undefined {
  const twin = others.find((other) => other.version === version)
  if (twin !== undefined)
    return `version: found "${version}", expected a version no other file has (${twin.file} has it)`
  const name = file.split('/').at(-1)
  if (name !== `${version}.yaml`)
    return `version: found "${version}", expected the name of the file: call it ${version}.yaml`
  return undefined
}

/** "release 5.5, entry 3 (r3d-input), " as far as the file says so. */
function placeOf(input: unknown, index: number | undefined): string {
  const version = fieldOf(input, 'version')
  const release = typeof version === 'string' ? `release ${version}, ` : ''
  if (index === undefined) return release
  const id = fieldOf(fieldOf(fieldOf(input, 'entries'), String(index)), 'id')
  return `${release}entry ${index + 1}${typeof id === 'string' ? ` (${id})` : ''}, `
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
