import type { RootContent } from 'mdast'
import type { PlaceholderSet } from '../../content/values/placeholders'
import { bulletList, code, type Inline, link, paragraph, strong } from '../nodes/nodes'
import type { ValueGroup } from './values-form'

/** The values that the reader supplies as the Markdown copy has them: what each is, with an example; no fields. */
export function valueList(
  groups: readonly ValueGroup[],
  placeholders: PlaceholderSet,
): RootContent[] {
  return groups.flatMap(({ title, anchor, names }) => [
    ...(groups.length === 1
      ? []
      : [paragraph(strong(anchor === null ? title : link(`#${anchor}`, title)))]),
    bulletList(names.map((name) => valueLine(name, placeholders))),
  ])
}

function valueLine(name: string, placeholders: PlaceholderSet): Inline {
  const { label = '', meaning = '', example = '' } = placeholders.get(name) ?? {}
  return [strong(label), ' (', code(`<${name}>`), `): ${meaning} Example: `, code(example)]
}
