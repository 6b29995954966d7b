import { introductionRoute, parameterId, SECTION_IDS } from '../../content/api/anchors'
import type { ApiMethod, ApiParameter, StreamApi } from '../../content/api/schema'
import { code, type Inline, joined, link, type Row, table } from '../nodes/nodes'
import { typeNote } from './fields'
import { type LinkText, methodLinks } from './linked-text'

/** The table of a method's parameters, with the API token that goes with most calls; null when there is none. */
export function parameterTable(method: ApiMethod, api: StreamApi, linked: LinkText) {
  const { authentication } = api.common
  const rows = method.parameters.map((parameter) => row(parameter, meaning(parameter, linked)))
  if (method.takesToken) {
    const token = { name: authentication.parameter, in: 'query', type: 'String' } as const
    const where = link(introductionRoute(SECTION_IDS.authentication), 'Authenticate')
    rows.push(
      row({ ...token, required: false }, ['API token; needed on Kubernetes. See ', where, '.']),
    )
  }
  return rows.length === 0 ? null : table(['Name', 'Meaning'], rows)
}

type Named = Pick<ApiParameter, 'name' | 'in' | 'type' | 'required'>

function row(parameter: Named, content: Inline): Row {
  const { name, type, required } = parameter
  const kind = typeNote(`${type} in the ${parameter.in}, ${required ? 'required' : 'optional'}`)
  return {
    cells: [[code(name), kind], content],
    properties: { id: parameterId(name), 'data-search': 'record' },
  }
}

function meaning(parameter: ApiParameter, linked: LinkText): Inline[] {
  const { format, allowed, allowedComplete, obtainFrom, note, example } = parameter
  const values = joined((allowed ?? []).map(code), ', ')
  return joined(
    [
      linked(parameter.meaning),
      ...(allowed === undefined ? [] : [[allowedComplete ? 'One of ' : 'Such as ', values, '.']]),
      ...(format === undefined ? [] : [['Form: ', linked(format), '.']]),
      ...(allowed === undefined ? [['Example: ', code(example), '.']] : []),
      ...(obtainFrom.length === 0 ? [] : [['Read it with ', methodLinks(obtainFrom, code), '.']]),
      ...(note === undefined ? [] : [linked(note)]),
    ],
    ' ',
  )
}
