import { isCrossed } from '../../content/releases/versions'
import type { EntryType } from '../../content/releases/vocabulary'
import type { ExplorerState } from './explorer-state'

/** What of an entry decides whether it is shown. */
export type SelectableEntry = {
  /** Null for known issues, which belong to no release. */
  readonly version: string | null
  readonly type: EntryType
  readonly area: string
  /** All of its words, folded by `foldText`. */
  readonly text: string
  /** Whether the reader has to act before an upgrade across it. */
  readonly isBreaking: boolean
}

export type Selection<Entry> = {
  /** To read before the upgrade; empty when none is asked for. */
  readonly breaking: readonly Entry[]
  readonly others: readonly Entry[]
}

/** Entries that fit what the reader asks for, in the given order, with what an upgrade breaks apart from the rest. */
export function selectEntries<Entry extends SelectableEntry>(
  entries: readonly Entry[],
  state: ExplorerState,
): Selection<Entry> {
  const { type, area, upgrade } = state
  const words = foldText(state.text)
    .split(' ')
    .filter((word) => word !== '')
  const selected = entries.filter(
    (entry) =>
      (type === null || entry.type === type) &&
      (area === null || entry.area === area) &&
      words.every((word) => entry.text.includes(word)) &&
      (upgrade === null || isPartOf(entry, upgrade)),
  )
  if (upgrade === null) return { breaking: [], others: selected }
  return {
    breaking: selected.filter((entry) => entry.isBreaking),
    others: selected.filter((entry) => !entry.isBreaking),
  }
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
  return version === null ? isBreaking : isCrossed(version, from, to)
}

/** How much is shown, in words for readers and screen readers. */
export function describeSelection(
  { breaking, others }: Selection<unknown>,
  total: number,
  { upgrade }: ExplorerState,
): string {
  const count = breaking.length + others.length
  if (upgrade !== null) {
    const first = breaking.length === 0 ? '' : `, ${breaking.length} to act on first`
    return `${count === 1 ? '1 change' : `${count} changes`} from ${upgrade.from} to ${upgrade.to}${first}`
  }
  if (count === total) return entryCount(total)
  return count === 0 ? 'No entry matches' : `${count} of ${entryCount(total)}`
}

function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}
