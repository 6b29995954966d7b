import type { RootContent } from 'mdast'
import { methodRoute } from '../../content/api/anchors'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import { EFFECTS } from '../../content/api/schema-types'
import { component } from '../nodes/components'
import {
  code,
  element,
  type HtmlNode,
  heading,
  type Inline,
  inline,
  link,
  paragraph,
  phrasing,
  table,
} from '../nodes/nodes'

export function methodIndex(api: StreamApi): RootContent[] {
  const controls = [
    { name: 'text', label: 'Filter' },
    {
      name: 'effect',
      label: 'Effect',
      options: ['', ...EFFECTS].map((value) => ({ value, label: value || 'All' })),
    },
  ]
  const content = [
    ...api.common.groups.flatMap((group) => [
      heading(2, group.title, `group-${group.id}`),
      paragraph(group.summary),
      table(
        ['Method', 'Call', 'Effect'],
        api.methods.filter((method) => method.group === group.id).map(row),
      ),
    ]),
    heading(2, 'By name'),
    element('ul', { className: ['method-names'], 'data-search': 'none' }, names(api)),
  ]
  return [component('TableFilter', { controls, unit: 'method' }, content)]
}

function row(method: ApiMethod) {
  return {
    cells: [
      [...name(method), ': ', inline('span', { className: ['method-summary'] }, method.summary)],
      [verbBadge(method.verb), ' ', code(method.path)],
      effect(method),
    ],
    properties: { id: rowId(method), 'data-effect': method.effect },
  }
}

function rowId({ name: method }: ApiMethod): string {
  return `method-${method}`
}

function names({ methods }: StreamApi) {
  return methods
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((method) =>
      component('OfRow', { row: rowId(method) }, [
        element('li', {}, phrasing([name(method), ' ', effect(method)])),
      ]),
    )
}

function name({ name: method, verification }: ApiMethod): Inline[] {
  const badge = inline('small', { className: ['badge'] }, 'derived')
  return [link(methodRoute(method), method), verification && [' ', badge]]
}

export function verbBadge(verb: ApiMethod['verb']): HtmlNode {
  return inline('b', { className: ['badge', `verb-${verb.toLowerCase()}`] }, verb)
}

function effect(method: ApiMethod): HtmlNode {
  return inline('span', { className: ['badge', `effect-${method.effect}`] }, method.effect)
}
