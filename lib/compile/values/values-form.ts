import type { Element } from 'hast'
import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import type {
  PlaceholderSet,
  ValueDescription,
  ValueGroup,
} from '../../content/values/placeholders'
import { countOf } from '../../site/count-of'
import { type HastComponent, jsxAttributes } from '../nodes/components'
import { bulletList, code, type Inline, link, paragraph, strong } from '../nodes/nodes'

/** A section of a page, and the placeholders that first appear in this section. */
export type UsedPlaceholders = {
  readonly title: string
  /** Id of the heading to link to; null for no link. */
  readonly anchor: string | null
  readonly names: readonly string[]
}

/** Without the attribute `first`, a form with at most this many fields folds none of them. */
const MAX_UNFOLDED = 12
/** A longer form folds each section that has at least this many fields above it. */
const VISIBLE_FIELDS = 8
const FORM_ID = 'values'
const SECRETS = 'Secrets: never stored, and cleared when you reload the page'

/**
 * @param commands the placeholders in each code block that contains placeholders
 * @param first placeholders that stay visible; null to fold by the number of fields
 */
export function valuesForm(
  sections: readonly UsedPlaceholders[],
  placeholders: PlaceholderSet,
  commands: readonly (readonly string[])[],
  first: readonly string[] | null,
): HastComponent {
  const [visible, later] = first === null ? foldLate(sections) : foldOthers(sections, first)
  const groupsOf = (described: readonly UsedPlaceholders[]) =>
    separateSecrets(
      described.map(({ title, names }) => ({
        title: sections.length > 1 && title !== '' ? title : null,
        fields: names.map((name) => description(name, placeholders)),
      })),
    )
  const groups = groupsOf(visible)
  const laterGroups = groupsOf(later)
  return {
    type: 'mdxJsxFlowElement',
    name: 'Values',
    attributes: jsxAttributes({ id: FORM_ID, groups, later: laterGroups, commands }),
    children: [
      h('p', { className: 'values-about' }, [
        'Fill in what you know. Your values appear in the commands below and on every page with the same placeholders. They never leave your browser.',
      ]),
      searchText([...groups, ...laterGroups]),
    ],
  }
}

function separateSecrets(groups: readonly ValueGroup[]): ValueGroup[] {
  const secrets = groups.flatMap(({ fields }) => fields.filter(({ secret }) => secret === true))
  const open = groups.map(({ title, fields }) => ({
    title,
    fields: fields.filter(({ secret }) => secret !== true),
  }))
  return [...open, { title: SECRETS, fields: secrets }].filter(({ fields }) => fields.length > 0)
}

/** Text for search alone, because the component renders the visible fields. */
function searchText(groups: readonly ValueGroup[]): Element {
  const lines = groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, meaning, example }) => [
      h('p', h('var', `<${name}>`)),
      h('p', `${meaning} Example: ${example}`),
    ])
  return h('div', { 'data-search': 'only' }, lines)
}

/** @param count number of code blocks that show the values */
export function valuesLink(count: number): Element {
  return h('p', { className: 'values-link', 'data-search': 'none' }, [
    h('a', { href: `#${FORM_ID}` }, 'Fill in your values'),
    ` once for ${countOf(count, 'code block')} on this page.`,
  ])
}

/** @returns the visible sections, followed by the folded ones */
function foldLate(
  sections: readonly UsedPlaceholders[],
): [readonly UsedPlaceholders[], readonly UsedPlaceholders[]] {
  let count = 0
  const counts = sections.map(({ names }) => {
    count += names.length
    return count
  })
  if (count <= MAX_UNFOLDED) return [sections, []]
  const end = counts.findIndex((sum) => sum >= VISIBLE_FIELDS) + 1
  return [sections.slice(0, end), sections.slice(end)]
}

function foldOthers(
  sections: readonly UsedPlaceholders[],
  first: readonly string[],
): [readonly UsedPlaceholders[], readonly UsedPlaceholders[]] {
  const others = sections.map((section) => ({
    ...section,
    names: section.names.filter((name) => !first.includes(name)),
  }))
  return [
    [{ title: '', anchor: null, names: first }],
    others.filter(({ names }) => names.length > 0),
  ]
}

function description(name: string, placeholders: PlaceholderSet): ValueDescription {
  const placeholder = placeholders.get(name)
  if (placeholder === undefined) throw new Error(`placeholder <${name}>: found no description`)
  return { name, ...placeholder }
}

/** The list that replaces the form in the Markdown copy. */
export function valueList(
  sections: readonly UsedPlaceholders[],
  placeholders: PlaceholderSet,
): RootContent[] {
  return sections.flatMap(({ title, anchor, names }) => [
    ...(sections.length === 1
      ? []
      : [paragraph(strong(anchor === null ? title : link(`#${anchor}`, title)))]),
    bulletList(names.map((name) => valueLine(name, placeholders))),
  ])
}

function valueLine(name: string, placeholders: PlaceholderSet): Inline {
  const { label, meaning, example } = description(name, placeholders)
  return [strong(label), ' (', code(`<${name}>`), `): ${meaning} Example: `, code(example)]
}
