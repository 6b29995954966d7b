import type { RootContent } from 'mdast'
import { methodRoute } from '../../content/api/anchors'
import { FILTER_FIELDS, METHOD_FILTER_CLASS, VERB_ATTRIBUTE } from '../../content/api/contract'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import {
  code,
  element,
  filterField,
  type HtmlNode,
  heading,
  inline,
  link,
  paragraph,
  setApart,
  table,
  text,
} from '../nodes/nodes'
import { assumedMark } from './fields'

/** All methods in their groups, with the filter that scripts give its behavior. */
export function methodIndex(api: StreamApi): RootContent[] {
  return [
    filterForm(api),
    ...api.common.groups.flatMap((group) => {
      const methods = api.methods.filter((method) => method.group === group.id)
      return [
        heading(2, group.title, `group-${group.id}`),
        paragraph(group.summary),
        table(
          ['Method', 'Call'],
          methods.map((method) => ({
            cells: [
              [
                link(methodRoute(method.name), method.name),
                assumedMark(method.verification === undefined ? 'documented' : 'inferred'),
                setApart('method-summary', method.summary, [': ', '']),
              ],
              [verb(method), ' ', code(method.path)],
            ],
            properties: { [VERB_ATTRIBUTE]: method.verb },
          })),
        ),
      ]
    }),
  ]
}

function verb(method: ApiMethod): HtmlNode {
  return inline('b', { className: ['verb', `verb-${method.verb.toLowerCase()}`] }, method.verb)
}

/** Without scripts the form is not shown: the list is complete by itself. */
function filterForm(api: StreamApi): HtmlNode {
  const count = api.methods.length
  const verbs = api.common.verbs.map(({ verb: name }) => inline('option', {}, name))
  return element('form', { className: [METHOD_FILTER_CLASS], role: 'search' }, [
    filterField('Filter', FILTER_FIELDS.text),
    element('label', {}, [
      text('Verb'),
      element('select', { name: FILTER_FIELDS.verb }, [
        inline('option', { value: '' }, 'All'),
        ...verbs,
      ]),
    ]),
    element('p', { role: 'status' }, [text(`${count} of ${count} methods`)]),
  ])
}
