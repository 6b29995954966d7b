import { keysOf } from '../schema-fields'

type ValueKind = {
  /** Regular expression for the whole value, without anchors. */
  readonly pattern: string
  readonly hint: string
}

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const HOST = `${LABEL}(?:\\.${LABEL})*`
const BYTE = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])'
const IPV4 = `(?:${BYTE}\\.){3}${BYTE}`
const PORT =
  '(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
const SIX = '[A-Za-z0-9]{6}'
/** System folders. Commands must not delete them or anything in them, or change permissions there. */
const SYSTEM_TREES =
  'bin|boot|dev|etc|lib[0-9x]*|proc|root|run|sbin|snap|sys|usr|var/(?:cache|lib|log|run|spool|tmp)'
/** Folders, such as a user's home folder, that are not allowed but can contain allowed folders. */
const SYSTEM_FOLDERS = 'home(?:/[^/]+)?|media|mnt|opt|srv|tmp|var'
/** A file or folder name without a leading dot, because hidden folders often contain keys or settings. */
const VISIBLE_NAME = '[A-Za-z0-9_][A-Za-z0-9_.-]*'

/** Each pattern allows only values that are safe in all code with such placeholders: `npm run check` tries others. */
export const VALUE_KINDS = {
  'cloud-secret': {
    pattern: '[A-Za-z0-9][A-Za-z0-9/+=._-]*',
    hint: 'The whole key, without spaces.',
  },
  'cluster-name': {
    pattern: '(?=.{1,32}$)[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*',
    hint: 'A letter, then letters, digits, and single hyphens, at most 32 in all, no spaces.',
  },
  date: {
    pattern: '[0-9]{4}/(?:0[1-9]|1[0-2])/(?:0[1-9]|[12][0-9]|3[01])',
    hint: 'A date such as 2027/09/06.',
  },
  domain: {
    pattern: '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}',
    hint: 'A domain name in lowercase, without https:// and without a path.',
  },
  email: {
    pattern: `[A-Za-z0-9][A-Za-z0-9._+-]*@(?:${LABEL}\\.)+[A-Za-z]{2,}`,
    hint: 'An email address.',
  },
  'firewall-name': {
    pattern: '(?=.{3,32}$)[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*',
    hint: '3 to 32 letters and digits, with single dots, underscores, or hyphens between them.',
  },
  guid: {
    pattern: '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}',
    hint: '32 hexadecimal digits in five groups joined by hyphens, without braces.',
  },
  host: { pattern: HOST, hint: 'Only the host name or IPv4 address, without https:// or a port.' },
  identifier: {
    pattern: '[A-Za-z0-9_][A-Za-z0-9_-]*',
    hint: 'Letters, digits, hyphens, and underscores, no spaces.',
  },
  ipv4: { pattern: IPV4, hint: 'An IPv4 address: four numbers from 0 to 255, joined by dots.' },
  'ipv4-range': {
    pattern: `${IPV4}/(?:3[0-2]|[12]?[0-9])`,
    hint: 'An address range such as 203.0.113.0/24; 203.0.113.10/32 is a single address.',
  },
  'kubernetes-name': {
    pattern: '[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?',
    hint: 'The name that kubectl shows: lowercase letters, digits, hyphens, and dots.',
  },
  'license-key': {
    pattern: `${SIX}(?:-${SIX}){5}`,
    hint: 'Six groups of six characters, joined by hyphens.',
  },
  'network-share': {
    pattern: `//${HOST}(?:/${VISIBLE_NAME})+`,
    hint: 'A share such as //server/share; letters, digits, and . _ - only.',
  },
  number: { pattern: '[0-9]{1,9}', hint: 'Digits only, at most nine.' },
  password: {
    pattern: '[A-Za-z0-9._~@#%^*+=:/?-]+',
    hint: 'Letters, digits, and . _ ~ @ # % ^ * + = : / ? - only.',
  },
  port: { pattern: PORT, hint: 'A number from 1 to 65535.' },
  'posix-folder': {
    pattern: `/(?!(?:${SYSTEM_TREES})(?:/|$))(?!(?:${SYSTEM_FOLDERS})$)${VISIBLE_NAME}(?:/${VISIBLE_NAME})*`,
    hint: 'An absolute path without a trailing slash; letters, digits, and . _ - only. No system folders, no hidden folders.',
  },
  region: {
    pattern: '[a-z][a-z0-9]*(?:-[a-z0-9]+)*',
    hint: 'The code of the region in lowercase, such as us-ord.',
  },
  registry: { pattern: `${HOST}(?::${PORT})?`, hint: 'A host name, with a port if it has one.' },
  sha256: { pattern: '[0-9A-Fa-f]{64}', hint: '64 characters: digits and the letters A to F.' },
  text: {
    pattern: '[A-Za-z0-9](?:[A-Za-z0-9 ._/()@-]{0,125}[A-Za-z0-9._()@-])?',
    hint: 'At most 127 characters: letters, digits, spaces, and . _ / ( ) @ - only. Begins with a letter or digit, and does not end in a slash.',
  },
  time: {
    pattern: '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]',
    hint: 'A time such as 18:55:00, on the 24-hour clock.',
  },
  token: { pattern: '[A-Za-z0-9._~][A-Za-z0-9._~-]*', hint: 'Letters, digits, and . _ ~ - only.' },
  user: { pattern: '[A-Za-z0-9_][A-Za-z0-9._@-]*', hint: 'Letters, digits, and . _ @ - only.' },
  'windows-path': {
    pattern: `(?:[A-Za-z]:|\\\\\\\\${HOST})(?:\\\\[A-Za-z0-9_. ()-]*[A-Za-z0-9_()-])+`,
    hint: 'A full path, such as C:\\Temp\\a.xml; letters, digits, spaces, and . _ ( ) - only.',
  },
} as const satisfies Readonly<Record<string, ValueKind>>

export const VALUE_KIND_NAMES = keysOf(VALUE_KINDS)
