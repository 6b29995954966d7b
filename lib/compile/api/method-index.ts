import type { RootContent } from 'mdast'
import { methodRoute } from '../../content/api/anchors'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import { component, filterGroup } from '../nodes/components'
import { code, type HtmlNode, heading, inline, link, paragraph, table } from '../nodes/nodes'

export function methodIndex(api: StreamApi): RootContent[] {
  const groups = api.common.groups.map((group) =>
    filterGroup([
      heading(2, group.title, `group-${group.id}`),
      paragraph(group.summary),
      table(['Method', 'Call'], api.methods.filter((method) => method.group === group.id).map(row)),
    ]),
  )
  return [component('Filter', { find: 'Filter', units: 'methods' }, groups)]
}

function row({ name, summary, verb, path }: ApiMethod) {
  return {
    cells: [
      [
        link(methodRoute(name), name),
        ': ',
        inline('span', { className: ['method-summary'] }, summary),
      ],
      [verbBadge(verb), ' ', code(path)],
    ],
    properties: { id: `method-${name}` },
  }
}

export function verbBadge(verb: ApiMethod['verb']): HtmlNode {
  return inline('b', { className: ['badge', `verb-${verb.toLowerCase()}`] }, verb)
}
