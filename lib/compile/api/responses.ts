import type { RootContent } from 'mdast'
import { factId, introductionRoute, SECTION_IDS } from '../../content/api/anchors'
import type { ApiMethod, ApiResponse, StreamApi } from '../../content/api/api-schemas'
import { responseTree } from '../../content/api/call-log'
import { tabs } from '../nodes/components'
import { code, codeBlock, element, type HtmlNode, heading, paragraph, table } from '../nodes/nodes'
import { elementTree } from './element-tree'
import type { LinkText } from './linked-text'

const LOG_ROUTE = introductionRoute(SECTION_IDS.callLog)
const asList = new Intl.ListFormat('en-US')
/** The call in an answer, which the form of an error repeats. */
const REQUEST = /<ServerRequest[^>]*>/
const ONLY_LOG = 'Nothing: the response contains only the log of the call.'

export function responses(method: ApiMethod, api: StreamApi, linked: LinkText): RootContent[] {
  return [
    heading(2, 'Responses', SECTION_IDS.responses),
    table(
      ['Status', 'Meaning', 'What to do'],
      method.responses.map((response) => ({
        cells: [
          code(response.status),
          linked(response.meaning),
          linked(action(method, response, api)),
        ],
        properties: { id: factId('status', response.status), 'data-search': 'record' },
      })),
    ),
    paragraph(linked(`An error returns [the log of the call](${LOG_ROUTE}).`)),
    ...examples(method, api),
    ...method.responses
      .filter(({ content }) => content !== undefined)
      .flatMap((response) => [
        heading(2, 'Successful response', 'answer'),
        elementTree([responseTree(api, response)], { part: 'response', linked }),
      ]),
  ]
}

/** On wide screens, the examples are beside the section. */
function examples({ responses }: ApiMethod, { common }: StreamApi): HtmlNode[] {
  const block = (label: string, xml: string, title: string) => {
    return { label, content: [codeBlock('xml', xml, `title="Illustrative ${title}"`)] }
  }
  const blocks = responses.flatMap(({ status, example }) =>
    example === undefined ? [] : [block(status, example, 'response')],
  )
  const request = responses.map(({ example = '' }) => REQUEST.exec(example)?.[0]).find(Boolean)
  const errors = responses.map(({ status }) => status).filter((status) => /^[45]\d\d$/.test(status))
  const status = errors.find((code) => common.errorExample.includes(`"${code}"`)) ?? errors[0]
  if (request !== undefined && status !== undefined) {
    const form = common.errorExample.replace(REQUEST, request)
    const xml = form.replace(/HttpCode="\d+"/, `HttpCode="${status}"`)
    // All errors of a method have this form.
    blocks.push(block('Error', xml, `error ${status}`))
  }
  const content = blocks.length > 1 ? [tabs('response', blocks)] : blocks[0]?.content
  return content === undefined ? [] : [element('div', { className: ['sample-response'] }, content)]
}

/** The advice for a status: the method's own; else, what its input or output implies; else, the general advice. */
function action(
  { parameters, requestBody }: ApiMethod,
  { status, content, action: methodAdvice }: ApiResponse,
  api: StreamApi,
): string {
  if (methodAdvice !== undefined) return methodAdvice
  const names = (all: readonly string[]) => asList.format(all.map((name) => `\`${name}\``))
  if (status === '200')
    return content === undefined
      ? ONLY_LOG
      : `Read ${names(content.map(({ element }) => element))} inside \`Content\`.`
  if (status === '400' && parameters.length > 0)
    return `Check the spelling and URL encoding of ${names(parameters.map(({ name }) => name))}.`
  if (status === '400' && requestBody === undefined)
    return 'Check the URL: except for the API token, this method takes no parameters.'
  return api.common.statuses.find((entry) => entry.status === status)?.action ?? ''
}
