import { appliesTo, isCrossed, type UpgradeRange } from '../../lib/content/releases/versions'
import type { EntryType } from '../../lib/content/releases/vocabulary'
import type { ReleaseFilter, Upgrade } from './release-filter'

/** What of an entry, or of a notice, decides whether it is shown. */
export type SelectableEntry = {
  /** Null for notices and known issues, which belong to no release. */
  readonly version: string | null
  /** Notices are of no type and no area. */
  readonly type?: EntryType
  readonly area?: string
  readonly isBreaking?: boolean
  /** Of a notice: the upgrades it is about. Without one it is not shown. */
  readonly applies?: UpgradeRange
  /** All of its words, folded by `foldText`. */
  readonly text: string
}

export type Selection<Entry> = {
  /** To read before the upgrade; empty when none is asked for. */
  readonly first: readonly Entry[]
  readonly others: readonly Entry[]
}

/** What fits what the reader asks for, in the given order, with what to read before an upgrade apart from the rest. */
export function selectEntries<Entry extends SelectableEntry>(
  entries: readonly Entry[],
  { text, type, area, upgrade }: ReleaseFilter,
): Selection<Entry> {
  const words = foldText(text).split(' ')
  const selected = entries.filter(
    (entry) =>
      (type === null || entry.type === type) &&
      (area === null || entry.area === area) &&
      words.every((word) => entry.text.includes(word)) &&
      (upgrade === null ? entry.applies === undefined : isPartOf(entry, upgrade)),
  )
  const isFirst = ({ isBreaking, applies }: Entry) =>
    upgrade !== null && (isBreaking === true || applies !== undefined)
  return { first: selected.filter(isFirst), others: selected.filter((entry) => !isFirst(entry)) }
}

/** Known issues are part of no upgrade, but for those that break any. */
function isPartOf({ version, isBreaking, applies }: SelectableEntry, { from, to }: Upgrade) {
  if (applies !== undefined) return appliesTo(applies, from, to)
  return version === null ? isBreaking === true : isCrossed(version, from, to)
}

/** Lower case, without accents, with straight quotes as keyboards have them, one space between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** How much is shown, in words for readers and screen readers. */
export function describeSelection(
  { first, others }: Selection<unknown>,
  total: number,
  { upgrade }: ReleaseFilter,
): string {
  const count = first.length + others.length
  if (count === 0) return 'No entry matches'
  if (upgrade !== null) {
    const toReadFirst = first.length === 0 ? '' : `, ${first.length} to read first`
    return `${entryCount(count)} from ${upgrade.from} to ${upgrade.to}${toReadFirst}`
  }
  return count === total ? entryCount(total) : `${count} of ${entryCount(total)}`
}

function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}
