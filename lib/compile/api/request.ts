import type { RootContent } from 'mdast'
import { factId, introductionRoute, SECTION_IDS, typeRoute } from '../../content/api/anchors'
import type { ApiField, ApiMethod, ApiParameter, StreamApi } from '../../content/api/api-schemas'
import { acceptedFields, bitsText } from '../../content/api/event-fields'
import { withExamples } from '../../content/values/placeholders'
import { tabs } from '../nodes/components'
import {
  code,
  codeBlock,
  element,
  type HtmlNode,
  heading,
  type Inline,
  inline,
  paragraph,
  type Row,
  separated,
  table,
} from '../nodes/nodes'
import { elementTree } from './element-tree'
import { fieldLink, type LinkText, methodLinks, necessity, unconfirmedNote } from './linked-text'

export function parameterList(method: ApiMethod, api: StreamApi, linked: LinkText) {
  const { authentication } = api.common
  const rows = method.parameters.map((parameter) => row(parameter, meaning(parameter, linked)))
  if (method.takesToken) {
    const token = { name: authentication.parameter, in: 'query', type: 'string' } as const
    const where = introductionRoute(SECTION_IDS.authentication)
    const content = linked(`API token; needed on Kubernetes. See [Authenticate](${where}).`)
    rows.push(row({ ...token, required: false }, content))
  }
  return rows.length === 0 ? null : table(['Name', 'Type', 'Meaning'], rows)
}

type Named = Pick<ApiParameter, 'name' | 'in' | 'type' | 'required'>

function row(parameter: Named, content: Inline): Row {
  const { name, type, required } = parameter
  const kind = [necessity(required), ` ${type} in the ${parameter.in}`]
  return {
    cells: [code(name), kind, content],
    properties: { id: factId('parameter', name), 'data-search': 'record' },
  }
}

function meaning(parameter: ApiParameter, linked: LinkText): Inline[] {
  const { format, allowed, allowedComplete, obtainFrom, note, example } = parameter
  const values = separated((allowed ?? []).map(code), ', ')
  return separated([
    linked(parameter.meaning),
    allowed && [allowedComplete ? 'One of ' : 'For example, ', values, '.'],
    format && ['Format: ', linked(format), '.'],
    allowed === undefined && ['Example: ', code(example), '.'],
    obtainFrom.length > 0 && ['Read it with ', methodLinks(obtainFrom, code), '.'],
    note && linked(note),
    unconfirmedNote(parameter.unconfirmed, linked),
  ])
}

export function requestBody(method: ApiMethod, api: StreamApi, linked: LinkText): RootContent[] {
  const body = method.requestBody
  if (body === undefined) return []
  const { document, tree } = body
  const rest = document?.without === undefined ? '' : `, without \`${document.without}\``
  const { mediaType } = api.common
  return [
    heading(2, 'Request body', SECTION_IDS.requestBody),
    paragraph(
      separated([
        linked(`${body.meaning} XML in UTF-8, sent as \`${mediaType}\`.`),
        document && linked(`It is \`${tree.element}\` in the response of ${document.from}${rest}.`),
      ]),
    ),
    elementTree([tree], {
      part: 'request',
      linked,
      details: (node) => (node.typeRef === 'Event' ? eventAttributes(method, api, linked) : []),
    }),
  ]
}

/** On the page, readers fill in their values; the Markdown copy has the example values. */
export function requestExamples({ requestBody }: ApiMethod, { placeholders }: StreamApi) {
  const { file, examples = [] } = requestBody ?? {}
  const panels = examples.map(({ name, title, xml }) => ({
    label: name,
    content: [
      {
        ...element('div', {}, [codeBlock('xml', xml, `title="${file}: ${title}" placeholders`)]),
        markdown: [codeBlock('xml', withExamples(xml, placeholders), `title="${file}: ${title}"`)],
      },
    ],
  }))
  if (panels.length < 2) return panels.flatMap(({ content }) => content)
  return [element('div', {}, [tabs('example', panels)])]
}

/** Search leaves out the attributes, because their own page has them with all details. */
function eventAttributes(method: ApiMethod, api: StreamApi, linked: LinkText): HtmlNode[] {
  const { required, optional } = acceptedFields(api, method.name)
  const page = typeRoute('Event')
  const rows = (fields: typeof required, isRequired: boolean) =>
    table(
      ['Attribute', 'Type', 'Meaning'],
      fields.map((field) => ({
        cells: [
          fieldLink(field, page),
          [isRequired && [necessity(true), ' '], field.type],
          brief(field, linked),
        ],
      })),
    )
  const title = `${optional.length}${required.length === 0 ? '' : ' optional'} attributes`
  return [
    element('div', { 'data-search': 'none' }, [
      ...(required.length === 0 ? [] : [rows(required, true)]),
      element('details', {}, [inline('summary', {}, title), rows(optional, false)]),
    ]),
  ]
}

/** The facts about an attribute that the writer of a request needs. The attribute's own page has the others. */
function brief(field: ApiField, linked: LinkText): Inline {
  const { type, meaning, allowed = [], format } = field
  const values = allowed.map(({ value }) => code(value))
  return separated([
    linked(meaning),
    format && /^(?:date|time)$/.test(type) && ['Format: ', linked(format), '.'],
    values.length > 0 && ['Values: ', separated(values, ', '), '.'],
    bitsText(field),
    field.default !== undefined && ['Default: ', code(field.default), '.'],
    unconfirmedNote(field.unconfirmed, linked),
  ])
}
