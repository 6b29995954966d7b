import { parseRange, RELEASE_ATTRIBUTES, RELEASE_CLASSES } from '../../content/releases/markup'
import { ENTRY_TYPE_NAMES, ENTRY_TYPES, type EntryType } from '../../content/releases/vocabulary'
import { foldText, type SelectableEntry, type SelectableNotice } from './select-entries'

/** An entry of the page, and the list it belongs to. */
export type ListedEntry = SelectableEntry & {
  readonly element: HTMLElement
  readonly home: Element
}

export type ListedNotice = SelectableNotice & {
  readonly id: string
  readonly title: string
  /** What it says, with its links. */
  readonly content: readonly Node[]
}

/** A part of the article, and the lists of entries it introduces: it is shown with them. */
export type ListedPart = { readonly element: HTMLElement; readonly homes: readonly Element[] }

export type ReleaseList = {
  readonly entries: readonly ListedEntry[]
  readonly notices: readonly ListedNotice[]
  readonly parts: readonly ListedPart[]
  /** Newest first. */
  readonly versions: readonly string[]
}

const TYPES_BY_LABEL: ReadonlyMap<string, EntryType> = new Map(
  ENTRY_TYPE_NAMES.map((type) => [ENTRY_TYPES[type], type]),
)

/** Reads the release notes from the article, as `lib/compile/releases` prints them. */
export function readReleaseList(article: Element, place: Element): ReleaseList {
  const entries: ListedEntry[] = []
  const notices: ListedNotice[] = []
  const versions: string[] = []
  const parts: { element: HTMLElement; homes: Element[] }[] = []
  // The parts that a list of entries belongs to: the chapter, the release, the area.
  let chapter: Element[] = []
  let release: Element[] = []
  let area: Element[] = []
  let areaName = ''
  let version: string | null = null

  for (const element of article.children) {
    if (!(element instanceof HTMLElement) || element === place) continue
    if (element.matches('h2')) {
      chapter = []
      release = []
      parts.push({ element, homes: chapter })
    } else if (element.matches('h3')) {
      release = []
      parts.push({ element, homes: release })
    } else if (element.matches(`.${RELEASE_CLASSES.area}`)) {
      area = []
      areaName = textOf(element)
      parts.push({ element, homes: area })
    } else if (element.matches(`.${RELEASE_CLASSES.entries}`)) {
      for (const homes of [chapter, release, area]) homes.push(element)
      parts.push({ element, homes: [element] })
      for (const item of element.children)
        if (item instanceof HTMLElement) entries.push(readEntry(item, element, areaName, version))
    } else
      parts.push({ element, homes: element.matches(`.${RELEASE_CLASSES.build}`) ? release : [] })

    const newVersion = element.getAttribute(RELEASE_ATTRIBUTES.version)
    if (newVersion !== null) version = newVersion === '' ? null : newVersion
    if (newVersion) versions.push(newVersion)
    const range = element.getAttribute(RELEASE_ATTRIBUTES.range)
    if (range !== null) notices.push(readNotice(element, range))
  }
  return { entries, notices, parts, versions }
}

function readEntry(
  element: HTMLElement,
  home: Element,
  area: string,
  version: string | null,
): ListedEntry {
  return {
    element,
    home,
    version,
    area,
    type: TYPES_BY_LABEL.get(textOf(element.firstElementChild)) ?? 'note',
    text: foldText(`${area} ${element.textContent}`),
    isBreaking: element.querySelector(':scope > p') !== null,
  }
}

function readNotice(heading: HTMLElement, range: string): ListedNotice {
  const words = heading.nextElementSibling?.cloneNode(true)
  return {
    id: heading.id,
    title: textOf(heading),
    content: [...(words?.childNodes ?? [])],
    text: foldText(`${heading.textContent} ${words?.textContent}`),
    range: parseRange(range),
  }
}

function textOf(element: Element | null): string {
  return element?.textContent?.trim() ?? ''
}
