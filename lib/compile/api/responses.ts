import type { RootContent } from 'mdast'
import { introductionRoute, SECTION_IDS, statusId } from '../../content/api/anchors'
import { answerTree } from '../../content/api/call-log'
import type { ApiMethod, ApiResponse, StreamApi } from '../../content/api/schema'
import { code, codeBlock, heading, link, paragraph } from '../nodes/nodes'
import { elementTree } from './element-tree'
import type { LinkText } from './linked-text'

/** A section for each status a method answers: meaning, what to do, the elements, an example. */
export function responses(method: ApiMethod, api: StreamApi, linked: LinkText): RootContent[] {
  return [
    heading(2, 'Responses', SECTION_IDS.responses),
    paragraph(
      'Errors hold ',
      link(introductionRoute(SECTION_IDS.callLog), 'the log of the call'),
      ' with one ',
      code('Error'),
      ' for each problem. Examples are illustrative, and show only this entry for errors: its attributes are assumed.',
    ),
    ...method.responses.flatMap((response) => oneResponse(response, api, linked)),
  ]
}

function oneResponse(response: ApiResponse, api: StreamApi, linked: LinkText): RootContent[] {
  const { status, meaning, content, exampleNote, example } = response
  const action = response.action ?? usualAction(api, status)
  return [
    {
      ...heading(3, [code(status)]),
      data: { hProperties: { id: statusId(status), 'data-search': 'record' } },
    },
    paragraph(linked(meaning)),
    ...(content === undefined
      ? [paragraph('What to do: ', linked(action))]
      : [elementTree([answerTree(api, response)], { part: 'response', linked })]),
    codeBlock('xml', content === undefined ? errorEntries(example) : example, 'title="Example"'),
    ...(exampleNote === undefined ? [] : [paragraph(linked(exampleNote))]),
  ]
}

function usualAction(api: StreamApi, status: string): string {
  return api.common.statuses.find((one) => one.status === status)?.action ?? ''
}

/** The entries of an error's example: around them the log of the call is the same every time. */
function errorEntries(example: string): string {
  const entries = example.match(/<Error\b[^>]*\/>/g)
  return entries === null ? example : entries.join('\n')
}
