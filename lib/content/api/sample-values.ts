import { PIN_VALUE, PORT_VALUE, SAMPLE_PATTERNS } from './sample-patterns'

/** The set in `data/placeholders` that shares its values with the samples, so that readers enter them only once. */
export const SAMPLE_SET = 'stream-kubernetes'

export type SampleValue = {
  /** Name of the value, such as `api-host` for the placeholder `<api-host>`. */
  readonly name: string
  readonly label: string
  readonly hint: string
  /** Whether the value must never be stored. */
  readonly isSecret?: boolean
}

const IDENTIFIER_HINT =
  'Letters, digits, hyphens, and underscores, such as 5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9'

/** The values that readers type for the samples, in the order of the form. */
export const SAMPLE_VALUES: readonly SampleValue[] = [
  {
    name: 'api-host',
    label: 'Host',
    hint: 'A host name or address without https:// or a port, such as csm.example.com or [2001:db8::1]',
  },
  { name: PORT_VALUE, label: 'Port', hint: 'A number from 1 to 65535' },
  {
    name: 'api-token',
    label: 'API token',
    hint: 'Letters, digits, and . _ ~ - only; curl reads the token from manager.token',
    isSecret: true,
  },
  {
    name: PIN_VALUE,
    label: 'Pin',
    hint: 'The 64 hexadecimal digits of the fingerprint, without colons',
  },
  { name: 'event-id', label: 'Event ID', hint: IDENTIFIER_HINT },
  {
    name: 'event-ids',
    label: 'Event IDs',
    hint: 'Identifiers separated by commas, without spaces',
  },
  { name: 'machine-id', label: 'Machine ID', hint: IDENTIFIER_HINT },
  { name: 'youtube-id', label: 'YouTube ID', hint: IDENTIFIER_HINT },
]

/** Names of all values in the form, including those that a page does not show because its samples do not need them. */
export const SAMPLE_FIELD_NAMES: readonly string[] = Object.keys(SAMPLE_PATTERNS)

const PLACEHOLDER_OF: ReadonlyMap<string, string> = new Map([
  ['EventID', 'event-id'],
  ['EventIDs', 'event-ids'],
  ['MachineID', 'machine-id'],
  ['YouTubeID', 'youtube-id'],
])

/** The value of a parameter in the samples: its placeholder, or its URL-encoded example. */
export function sampleValueOf(parameter: string, example: string): string {
  const placeholder = PLACEHOLDER_OF.get(parameter)
  return placeholder === undefined ? encodeURIComponent(example) : `<${placeholder}>`
}
