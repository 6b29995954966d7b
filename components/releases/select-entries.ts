import { appliesTo, isCrossed, type UpgradeRange } from '../../lib/content/releases/versions'
import type { ReleaseEntryProps } from './ReleaseParts'
import type { ReleaseFilter } from './release-filter'

/** What of an entry decides whether it is shown, with all of its words, folded by `foldText`. */
export type SelectableEntry = Pick<
  ReleaseEntryProps,
  'version' | 'type' | 'area' | 'isBreaking'
> & {
  readonly text: string
}

export type Selection<Entry> = {
  /** To read before the upgrade; empty when none is asked for. */
  readonly breaking: readonly Entry[]
  readonly others: readonly Entry[]
}

/** What of a notice decides whether it is shown. */
export type SelectableNotice = {
  readonly applies: UpgradeRange
  /** All of its words, folded by `foldText`. */
  readonly text: string
}

/** Notices about an upgrade that have the words asked for; they are of no type and no area. */
export function selectNotices<Notice extends SelectableNotice>(
  notices: readonly Notice[],
  { text, type, area, upgrade }: ReleaseFilter,
): readonly Notice[] {
  if (upgrade === null || type !== null || area !== null) return []
  return notices.filter(
    (notice) => appliesTo(notice.applies, upgrade.from, upgrade.to) && hasWords(notice.text, text),
  )
}

/** Entries that fit what the reader asks for, in the given order, with what an upgrade breaks apart from the rest. */
export function selectEntries<Entry extends SelectableEntry>(
  entries: readonly Entry[],
  state: ReleaseFilter,
): Selection<Entry> {
  const { type, area, upgrade } = state
  const selected = entries.filter(
    (entry) =>
      (type === null || entry.type === type) &&
      (area === null || entry.area === area) &&
      hasWords(entry.text, state.text) &&
      (upgrade === null || isPartOf(entry, upgrade)),
  )
  if (upgrade === null) return { breaking: [], others: selected }
  return {
    breaking: selected.filter((entry) => entry.isBreaking),
    others: selected.filter((entry) => !entry.isBreaking),
  }
}

function hasWords(text: string, filter: string): boolean {
  return foldText(filter)
    .split(' ')
    .every((word) => text.includes(word))
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

/** Known issues are part of no upgrade, but for those that break any. */
function isPartOf(
  { version, isBreaking }: SelectableEntry,
  { from, to }: { readonly from: string; readonly to: string },
): boolean {
  return version === null ? isBreaking === true : isCrossed(version, from, to)
}

/**
 * How much is shown, in words for readers and screen readers.
 * @param first how much of it is to be read before an upgrade
 */
export function describeSelection(
  { first, others }: { readonly first: number; readonly others: number },
  total: number,
  { upgrade }: ReleaseFilter,
): string {
  const count = first + others
  if (count === 0) return 'No entry matches'
  if (upgrade !== null) {
    const toReadFirst = first === 0 ? '' : `, ${first} to read first`
    return `${entryCount(count)} from ${upgrade.from} to ${upgrade.to}${toReadFirst}`
  }
  return count === total ? entryCount(total) : `${count} of ${entryCount(total)}`
}

function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}
