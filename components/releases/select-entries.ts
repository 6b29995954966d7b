import { compareVersions } from '../../lib/content/releases/versions'
import type { ReleaseEntryProps, UpgradeNoticeProps } from './ReleaseParts'
import type { ReleaseFilter } from './release-filter'

/** An entry, or the notice of a section, which is of no version, type and area. */
export type ListedEntry = Partial<Omit<ReleaseEntryProps, 'children'>> &
  UpgradeNoticeProps & {
    /** Its own; a notice has that of its section. */
    readonly id: string
    /** Name of a notice. */
    readonly title?: string
    /** Ids of the sections that it stands in, the outermost first. */
    readonly sections: readonly string[]
    /** All of its words, folded by `foldText`. */
    readonly text: string
  }

export type Selection = {
  /** To read before the upgrade; empty when none is asked for. */
  readonly first: readonly ListedEntry[]
  readonly others: readonly ListedEntry[]
}

/** What fits what the reader asks for, in the given order, with what to read before an upgrade apart from the rest. */
export function selectEntries(entries: readonly ListedEntry[], filter: ReleaseFilter): Selection {
  const { find, type, area, from } = filter
  const words = foldText(find).split(' ')
  const selected = entries.filter(
    (entry) =>
      (type === '' || entry.type === type) &&
      (area === '' || entry.area === area) &&
      words.every((word) => entry.text.includes(word)) &&
      (from === '' ? entry.title === undefined : isPartOf(entry, filter)),
  )
  const isFirst = ({ isBreaking, title }: ListedEntry) =>
    from !== '' && (isBreaking === true || title !== undefined)
  return { first: selected.filter(isFirst), others: selected.filter((entry) => !isFirst(entry)) }
}

/** Known issues are part of no upgrade, but for those that break any. */
function isPartOf(entry: ListedEntry, { from, to }: ReleaseFilter): boolean {
  const { title, version, isBreaking } = entry
  if (title !== undefined)
    return (
      compareVersions(from, entry.from ?? from) <= 0 && compareVersions(to, entry.to ?? to) >= 0
    )
  if (!version) return isBreaking === true
  return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0
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
  { first, others }: { readonly [Part in keyof Selection]: readonly unknown[] },
  total: number,
  { from, to }: ReleaseFilter,
): string {
  const count = first.length + others.length
  if (count === 0) return 'No entry matches'
  const entries = (number: number) => (number === 1 ? '1 entry' : `${number} entries`)
  if (from !== '') {
    const toReadFirst = first.length === 0 ? '' : `, ${first.length} to read first`
    return `${entries(count)} from ${from} to ${to}${toReadFirst}`
  }
  return count === total ? entries(total) : `${count} of ${entries(total)}`
}
