import { CERTIFICATE_FIELD, TRUSTED, UNCHECKED } from './contract'

/** The set of `data/placeholders` whose values the samples share, so that a guide's host and token are theirs too. */
export const SAMPLE_SET = 'stream-kubernetes'

export type SampleValue = {
  /** The placeholder in the samples, `api-host` for `<api-host>`. */
  readonly name: string
  readonly label: string
  /** What is allowed: only characters that need no encoding in a URL and no escaping in any of the languages. */
  readonly pattern: string
  readonly hint: string
  /** Never stored. */
  readonly isSecret?: boolean
}

const identifier = {
  pattern: '[A-Za-z0-9_\\-]+',
  hint: 'Letters, digits, hyphens, and underscores, such as 5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9',
} as const

/** Name of the value that stands for the port; its default depends on the manager. */
export const PORT_VALUE = 'port'

/** Name of the value that says which certificate the samples accept. */
export const PIN_VALUE = 'pin'

/** Every value of the samples, in the order of the form. */
export const SAMPLE_VALUES: readonly SampleValue[] = [
  {
    name: 'api-host',
    label: 'Host',
    pattern: '[A-Za-z0-9](?:[A-Za-z0-9.\\-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:]+\\]',
    hint: 'A host name or address without https:// and port, such as csm.example.com',
  },
  {
    name: PORT_VALUE,
    label: 'Port',
    pattern: '[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]',
    hint: 'A number from 1 to 65535',
  },
  {
    name: 'api-token',
    label: 'API token',
    pattern: '[A-Za-z0-9._~\\-]+',
    hint: 'Letters, digits, and . _ ~ - only; encode anything else for a URL',
    isSecret: true,
  },
  {
    name: PIN_VALUE,
    label: 'Pin',
    pattern: '[0-9A-Fa-f]{64}',
    hint: 'The 64 hexadecimal digits of the fingerprint, without colons',
  },
  { name: 'event-id', label: 'Event ID', ...identifier },
  {
    name: 'event-ids',
    label: 'Event IDs',
    pattern: '[A-Za-z0-9_,\\-]+',
    hint: 'Identifiers separated by commas, without blanks',
  },
  { name: 'machine-id', label: 'Machine ID', ...identifier },
  { name: 'youtube-id', label: 'YouTube ID', ...identifier },
]

/** Values that the form offers to choose from; the samples do not show them. */
const CHOICES = [
  { name: CERTIFICATE_FIELD, pattern: `${TRUSTED}|${UNCHECKED}`, isSecret: false },
] as const

const FIELDS = [...SAMPLE_VALUES, ...CHOICES]

/** Names of all that the samples' form can hold, on whatever page. */
export const SAMPLE_FIELD_NAMES: readonly string[] = FIELDS.map(({ name }) => name)

/** What may be kept of a reader's values: of the samples no secret and nothing that a field would refuse. */
export function storableValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = FIELDS.find((one) => one.name === name)
      if (field === undefined) return true
      return !field.isSecret && new RegExp(`^(?:${field.pattern})$`).test(value)
    }),
  )
}

/** Parameters whose value the reader fills in, and the placeholder that stands for it. */
const PLACEHOLDER_OF: ReadonlyMap<string, string> = new Map([
  ['EventID', 'event-id'],
  ['EventIDs', 'event-ids'],
  ['MachineID', 'machine-id'],
  ['YouTubeID', 'youtube-id'],
])

/** What stands for a parameter in the samples: a placeholder, or its encoded example. */
export function sampleValueOf(parameter: string, example: string): string {
  const placeholder = PLACEHOLDER_OF.get(parameter)
  return placeholder === undefined ? encodeURIComponent(example) : `<${placeholder}>`
}
