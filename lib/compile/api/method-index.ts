import type { RootContent } from 'mdast'
import { methodRoute } from '../../content/api/anchors'
import { EFFECT_ATTRIBUTE, FILTER_FIELDS, METHOD_FILTER_CLASS } from '../../content/api/contract'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import { EFFECTS } from '../../content/api/schema-parts'
import {
  code,
  controlsInRow,
  element,
  filterField,
  type HtmlNode,
  heading,
  type Inline,
  inline,
  link,
  paragraph,
  phrasing,
  table,
  text,
} from '../nodes/nodes'

/** All methods by task and by name, with the filter that scripts give its behavior. */
export function methodIndex(api: StreamApi): RootContent[] {
  return [
    filterForm(api),
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
}

function row(method: ApiMethod) {
  return {
    cells: [
      [...name(method), ': ', inline('span', { className: ['method-summary'] }, method.summary)],
      [verbBadge(method.verb), ' ', code(method.path)],
      effect(method),
    ],
    properties: { [EFFECT_ATTRIBUTE]: method.effect },
  }
}

function names({ methods }: StreamApi): HtmlNode[] {
  return methods
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((method) =>
      element(
        'li',
        { [EFFECT_ATTRIBUTE]: method.effect },
        phrasing([name(method), ' ', effect(method)]),
      ),
    )
}

function name({ name: method, verification }: ApiMethod): Inline[] {
  const badge = inline('small', { className: ['derived'] }, 'derived')
  return [link(methodRoute(method), method), ...(verification === undefined ? [] : [' ', badge])]
}

export function verbBadge(verb: ApiMethod['verb']): HtmlNode {
  return inline('b', { className: ['verb', `verb-${verb.toLowerCase()}`] }, verb)
}

function effect(method: ApiMethod): HtmlNode {
  return inline('span', { className: ['effect', `effect-${method.effect}`] }, method.effect)
}

/** Without scripts the form is not shown: the list is complete by itself. */
function filterForm(api: StreamApi): HtmlNode {
  const count = api.methods.length
  return element('form', { className: [METHOD_FILTER_CLASS], role: 'search' }, [
    ...controlsInRow([
      filterField('Filter', FILTER_FIELDS.text),
      element('label', {}, [
        text('Effect '),
        element('select', { name: FILTER_FIELDS.effect }, [
          inline('option', { value: '' }, 'All'),
          ...EFFECTS.map((one) => inline('option', {}, one)),
        ]),
      ]),
    ]),
    element('p', { role: 'status' }, [text(`${count} of ${count} methods`)]),
  ])
}
