import type { Element } from 'hast'
import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { ELEMENT_IDS } from '../../site/element-ids'
import { contentError } from '../content-error'

const RESERVED_IDS: ReadonlySet<unknown> = new Set(Object.values(ELEMENT_IDS))
const EXPLICIT_ID = /\[#([^\]]+)\]$/

/** Copies an explicit id, such as `[#my-id]`, to `dataExplicitId`, for `checkHeading`: Nextra renames duplicates. */
export function copyExplicitId(heading: Heading): void {
  const id = EXPLICIT_ID.exec(textOf(heading).trimEnd())?.[1]
  if (id === undefined) return
  const hProperties = { ...heading.data?.hProperties, dataExplicitId: id }
  heading.data = { ...heading.data, hProperties }
}

export function withoutId(text: string): string {
  return text.trimEnd().replace(EXPLICIT_ID, '').trimEnd()
}

/** Adds the heading's id to `earlierIds`. Throws on a reserved id, and on an explicit one of an earlier heading. */
export function checkHeading(heading: Element, file: VFile, earlierIds: Set<unknown>): void {
  const { position, properties } = heading
  const fail = (found: string, expected: string) =>
    contentError(file, position, { field: 'heading', found, expected })
  const { id, dataExplicitId: explicitId = id } = properties
  if (RESERVED_IDS.has(explicitId))
    throw fail(`the id "${explicitId}", which the site reserves`, 'another id, such as [#my-id]')
  if (earlierIds.has(String(explicitId).toLowerCase()))
    throw fail(`[#${explicitId}], which is already used by an earlier heading`, 'a unique id')
  earlierIds.add(id)
  delete properties.dataExplicitId
}
