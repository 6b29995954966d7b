import { factId, introductionRoute, SECTION_IDS } from '../../content/api/anchors'
import { unconfirmedOfParameter } from '../../content/api/certainty'
import type { ApiMethod, ApiParameter, StreamApi } from '../../content/api/schema'
import {
  code,
  element,
  type HtmlNode,
  type Inline,
  inline,
  joined,
  paragraph,
} from '../nodes/nodes'
import { type LinkText, methodLinks } from './linked-text'
import { unconfirmedNote } from './unconfirmed'

export function parameterList(method: ApiMethod, api: StreamApi, linked: LinkText) {
  const { authentication } = api.common
  const items = method.parameters.map((parameter) => item(parameter, meaning(parameter, linked)))
  if (method.takesToken) {
    const token = { name: authentication.parameter, in: 'query', type: 'String' } as const
    const where = introductionRoute(SECTION_IDS.authentication)
    const content = linked(`API token; needed on Kubernetes. See [Authenticate](${where}).`)
    items.push(item({ ...token, required: false }, content))
  }
  return items.length === 0 ? null : element('ul', { className: ['tree'] }, items)
}

type Named = Pick<ApiParameter, 'name' | 'in' | 'type' | 'required'>

function item(parameter: Named, content: Inline): HtmlNode {
  const { name, type, required } = parameter
  const kind = ` ${type} in the ${parameter.in}, ${required ? 'required' : 'optional'}`
  return element('li', { id: factId('parameter', name), 'data-search': 'record' }, [
    paragraph(code(name), inline('span', {}, kind)),
    paragraph(content),
  ])
}

function meaning(parameter: ApiParameter, linked: LinkText): Inline[] {
  const { format, allowed, allowedComplete, obtainFrom, note, example } = parameter
  const values = joined((allowed ?? []).map(code), ', ')
  return joined(
    [
      linked(parameter.meaning),
      allowed && [allowedComplete ? 'One of ' : 'For example, ', values, '.'],
      format && ['Format: ', linked(format), '.'],
      allowed === undefined && ['Example: ', code(example), '.'],
      obtainFrom.length > 0 && ['Read it with ', methodLinks(obtainFrom, code), '.'],
      note && linked(note),
      unconfirmedNote(unconfirmedOfParameter(parameter), linked),
    ],
    ' ',
  )
}
