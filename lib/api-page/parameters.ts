import { introductionRoute, methodRoute, parameterId, SECTION_IDS } from '../api/anchors'
import type { ApiMethod, ApiParameter, StreamApi } from '../api/schema'
import { assumedMark } from './confidence'
import type { LinkText } from './linked-text'
import { code, type Inline, joined, link, type Row, table } from './nodes'

/** The table of a method's parameters, with the API token that goes with most calls. */
export function parameterTable(method: ApiMethod, api: StreamApi, linked: LinkText) {
  const { authentication } = api.common
  const rows = method.parameters.map((parameter) => parameterRow(parameter, linked))
  if (method.takesToken) {
    rows.push(
      row(authentication.parameter, [
        code(authentication.parameter),
        ['query', ', String'],
        'optional',
        [
          'API token; needed on Kubernetes. See ',
          link(introductionRoute(SECTION_IDS.authentication), 'Authenticate'),
          '.',
        ],
      ]),
    )
  }
  return rows.length === 0 ? null : table(['Name', 'In, type', 'Required', 'Meaning'], rows)
}

function parameterRow(parameter: ApiParameter, linked: LinkText): Row {
  const { name, type, required, requiredSource, source } = parameter
  return row(name, [
    [code(name), assumedMark(source)],
    `${parameter.in}, ${type}`,
    [required ? 'required' : 'optional', assumedMark(requiredSource)],
    meaning(parameter, linked),
  ])
}

function row(name: string, cells: readonly Inline[]): Row {
  return { cells, properties: { id: parameterId(name), 'data-search': 'record' } }
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
      ...(obtainFrom.length === 0
        ? []
        : [
            [
              'Read it with ',
              joined(
                obtainFrom.map((name) => link(methodRoute(name), code(name))),
                ', ',
              ),
              '.',
            ],
          ]),
      ...(note === undefined ? [] : [linked(note)]),
    ],
    ' ',
  )
}
