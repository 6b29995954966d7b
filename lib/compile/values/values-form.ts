import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { RootContent } from 'mdast'
import {
  HINT_ATTRIBUTE,
  PATTERN_ATTRIBUTE,
  SECRET_ATTRIBUTE,
  VALUE_ID_PREFIX,
  VALUES_ATTRIBUTE,
} from '../../content/article-markup'
import type { PlaceholderSet } from '../../content/values/placeholders'
import { bulletList, code, type Inline, link, paragraph, strong } from '../nodes/nodes'

/** The placeholders that a section of a page is the first to use. */
export type ValueGroup = {
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

/**
 * A list of the values that the reader supplies: what each one is, an example, and a field to fill in. Without scripts
 * the fields are hidden, so that it is a list only.
 * @param set name of the set, which the guides share
 * @param first what the reader brings: these show, and all others are folded; null leaves it to their number
 */
export function valuesForm(
  set: string,
  groups: readonly ValueGroup[],
  placeholders: PlaceholderSet,
  first: readonly string[] | null,
): Element {
  const [shown, later] = first === null ? fold(groups) : foldOthers(groups, first)
  const print = (printed: readonly ValueGroup[]) =>
    h(
      'div',
      { className: 'value-groups' },
      printed.map((group) =>
        printGroup(group, placeholders, groups.length > 1 && group.title !== ''),
      ),
    )
  const laterCount = later.flatMap(({ names }) => names).length
  return h('div', { id: FORM_ID, className: 'values', [VALUES_ATTRIBUTE]: set }, [
    h('p', { className: 'values-about' }, [
      'Fill in what you know. The commands below show it, and so do the commands of every page with the same placeholders. It stays in this browser.',
    ]),
    print(shown),
    ...(later.length === 0
      ? []
      : [
          h('details', [
            h('summary', `${laterCount} ${laterCount === 1 ? 'value' : 'values'} for later steps`),
            print(later),
          ]),
        ]),
    h('p', { className: 'values-end', 'data-search': 'none' }, [
      h('button', { type: 'button', className: 'button' }, 'Clear all values'),
      ' ',
      h('output'),
    ]),
  ])
}

/** @param count how many blocks of code show the values */
export function valuesLink(count: number): Element {
  return h('p', { className: 'values-link', 'data-search': 'none' }, [
    h('a', { href: `#${FORM_ID}` }, 'Fill in your values'),
    ` once: ${count} ${count === 1 ? 'command' : 'commands'} of this page then show them.`,
  ])
}

/** What stands in place of a form on a page without one, so that values from other guides show there too. */
export function valuesMark(set: string): Element {
  return h('div', { hidden: true, [VALUES_ATTRIBUTE]: set })
}

/** Cuts the sections in two: those that show, and those in a closed part. */
function fold(groups: readonly ValueGroup[]): [readonly ValueGroup[], readonly ValueGroup[]] {
  let count = 0
  const counts = groups.map(({ names }) => {
    count += names.length
    return count
  })
  if (count <= MOST_UNFOLDED) return [groups, []]
  const end = counts.findIndex((sum) => sum >= SHOWN_FIRST) + 1
  return [groups.slice(0, end), groups.slice(end)]
}

/** Shows the named fields as one group, and folds the rest of each section. */
function foldOthers(
  groups: readonly ValueGroup[],
  first: readonly string[],
): [readonly ValueGroup[], readonly ValueGroup[]] {
  const others = groups.map((group) => ({
    ...group,
    names: group.names.filter((name) => !first.includes(name)),
  }))
  return [
    [{ title: '', anchor: null, names: first }],
    others.filter(({ names }) => names.length > 0),
  ]
}

function printGroup(
  { title, names }: ValueGroup,
  placeholders: PlaceholderSet,
  hasTitle: boolean,
): Element {
  const fields = names.map((name) => printField(name, placeholders))
  if (!hasTitle) return h('div', { className: 'value-group' }, fields)
  // No link: between two fields it would be one more stop of the Tab key.
  return h('fieldset', [h('legend', { 'data-search': 'none' }, title), ...fields])
}

function printField(name: string, placeholders: PlaceholderSet): Element {
  const placeholder = placeholders.get(name)
  if (placeholder === undefined) throw new Error(`placeholder <${name}>: found no description`)
  const { label, meaning, example, pattern, hint, secret } = placeholder
  const id = `${VALUE_ID_PREFIX}${name}`
  const about: ElementContent[] = [
    { type: 'text', value: meaning },
    h('span', { className: 'value-example' }, [' Example: ', h('samp', example)]),
    ...(secret === true ? [h('em', { 'data-search': 'none' }, SECRET_NOTE)] : []),
  ]
  return h('div', { className: 'value' }, [
    // Reader views drop what has as many fields as a third of its paragraphs.
    h('p', h('label', { for: id }, label)),
    ' ',
    h('p', h('var', `<${name}>`)),
    // The script completes the field (lib/browser/values/values-form.ts): a long guide has forty of them.
    h('input', {
      id,
      [PATTERN_ATTRIBUTE]: pattern,
      [HINT_ATTRIBUTE]: hint,
      [SECRET_ATTRIBUTE]: secret === true ? '' : undefined,
    }),
    h('p', about),
  ])
}

const SECRET_NOTE = ' Secret: never stored, gone after a reload.'

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
