import type { Element } from 'hast'
import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import type {
  PlaceholderSet,
  ValueDescription,
  ValueGroup,
} from '../../content/values/placeholders'
import { type HastComponent, jsxAttributes } from '../nodes/jsx-attributes'
import { bulletList, code, type Inline, link, paragraph, strong } from '../nodes/nodes'

/** The placeholders that a section of a page is the first to use. */
export type UsedPlaceholders = {
  readonly title: string
  /** Id of the section's heading; null above the first one. */
  readonly anchor: string | null
  readonly names: readonly string[]
}

/** A form with more fields than this collapses the sections whose fields are used late. */
const MOST_UNFOLDED = 12
/** Fields that show at once in a form that folds. */
const SHOWN_FIRST = 8
const FORM_ID = 'values'
/** The title of the fields for passwords, tokens, and keys. */
const SECRETS = 'Secrets: never stored, and cleared when you reload the page'

/**
 * The form of the values that the reader supplies.
 * @param commands of each block of code the placeholders in it
 * @param first what the reader brings: these show, and all others are folded; null leaves it to their number
 */
export function valuesForm(
  sections: readonly UsedPlaceholders[],
  placeholders: PlaceholderSet,
  commands: readonly (readonly string[])[],
  first: readonly string[] | null,
): HastComponent {
  const [shown, later] = first === null ? fold(sections) : foldOthers(sections, first)
  const groupsOf = (described: readonly UsedPlaceholders[]) =>
    apartFromSecrets(
      described.map(({ title, names }) => ({
        title: sections.length > 1 && title !== '' ? title : null,
        fields: names.map((name) => description(name, placeholders)),
      })),
    )
  const groups = groupsOf(shown)
  const laterGroups = groupsOf(later)
  return {
    type: 'mdxJsxFlowElement',
    name: 'Values',
    attributes: jsxAttributes({ id: FORM_ID, groups, later: laterGroups, commands }),
    children: [
      h('p', { className: 'values-about' }, [
        'Fill in what you know. The commands below show it, and so do the commands of every page with the same placeholders. Your values never leave your browser.',
      ]),
      searchText([...groups, ...laterGroups]),
    ],
  }
}

/** Moves the secrets of all groups into one group at the end, whose title says once that they are never stored. */
function apartFromSecrets(groups: readonly ValueGroup[]): ValueGroup[] {
  const secrets = groups.flatMap(({ fields }) => fields.filter(({ secret }) => secret === true))
  const open = groups.map(({ title, fields }) => ({
    title,
    fields: fields.filter(({ secret }) => secret !== true),
  }))
  return [...open, { title: SECRETS, fields: secrets }].filter(({ fields }) => fields.length > 0)
}

/** Descriptions of the form's fields, used only in search records. */
function searchText(groups: readonly ValueGroup[]): Element {
  const lines = groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, meaning, example }) => [
      h('p', h('var', `<${name}>`)),
      h('p', `${meaning} Example: ${example}`),
    ])
  return h('div', { 'data-search': 'only' }, lines)
}

/** @param count how many blocks of code show the values */
export function valuesLink(count: number): Element {
  return h('p', { className: 'values-link', 'data-search': 'none' }, [
    h('a', { href: `#${FORM_ID}` }, 'Fill in your values'),
    ` once: ${count} ${count === 1 ? 'command' : 'commands'} of this page then show them.`,
  ])
}

/** Cuts the sections in two: those that show, and those in a closed part. */
function fold(
  sections: readonly UsedPlaceholders[],
): [readonly UsedPlaceholders[], readonly UsedPlaceholders[]] {
  let count = 0
  const counts = sections.map(({ names }) => {
    count += names.length
    return count
  })
  if (count <= MOST_UNFOLDED) return [sections, []]
  const end = counts.findIndex((sum) => sum >= SHOWN_FIRST) + 1
  return [sections.slice(0, end), sections.slice(end)]
}

/** Shows the named fields as one group, and folds the rest of each section. */
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

/** The values that the reader supplies as the Markdown copy has them: what each is, with an example; no fields. */
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
