import { keysOf } from '../records'

/** What an entry of the release notes says, and the label readers see. */
export const ENTRY_TYPES = {
  new: 'New',
  improved: 'Improved',
  fixed: 'Fixed',
  removed: 'Removed',
  note: 'Note',
  'known-issue': 'Known issue',
} as const

export type EntryType = keyof typeof ENTRY_TYPES
export const ENTRY_TYPE_NAMES = keysOf(ENTRY_TYPES)

/** The parts of FTC that entries are grouped by, in the order of the page. */
export const AREAS = [
  'Source',
  'Target',
  'Encoder',
  'Audio',
  'Captions',
  'HLS/DASH',
  'GPU',
  'Filter',
  'Analysis',
  'Watch Folder',
  'Job Submission',
  'Manager',
  'Cluster',
  'CloudExtend',
  'Storage & Delivery',
  'Notifications',
  'REST API',
  'Web UI',
  'UI',
  'Scripting',
  'Packager',
  'Security',
  'Licensing',
  'Monitoring',
  'Components',
  'Database',
  'Linux',
  'Kubernetes',
  'Windows',
  'Preferences',
  'IMF',
  'Interplay/AAF',
] as const

/** Conditions of an entry, and the label readers see. */
export const FLAGS = {
  beta: 'Beta',
  'purchase-option': 'Purchase option',
  'license-needed': 'License needed',
  'api-only': 'API only',
  'windows-only': 'Windows only',
} as const
