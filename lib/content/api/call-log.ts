import type { Source, StreamApi, XmlNode } from './schema'

/** The log of the call as it stands in an answer; without the attributes, which are the same everywhere. */
export function callLog(api: StreamApi, source: Source, isError: boolean): XmlNode {
  const { Status, ServerRequest, Error: error } = api.common.elements
  const node = (element: string, meaning: string, occurs: XmlNode['occurs']): XmlNode => ({
    element,
    meaning,
    occurs,
    source,
    type: 'element',
    opaque: false,
    carries: [],
    attributes: [],
    children: [],
  })
  return {
    ...node('Status', Status.meaning, '1'),
    type: 'container',
    children: [
      node('ServerRequest', ServerRequest.meaning, '1'),
      node('Error', error.meaning, isError ? '1..n' : '0..n'),
    ],
  }
}

/** The whole answer of a successful call, from its root down. */
export function answerTree(
  api: StreamApi,
  response: { callLog?: Source | undefined; content?: XmlNode[] | undefined; source: Source },
): XmlNode {
  const content = response.content ?? []
  return {
    element: 'Content',
    meaning: api.common.elements.Content.meaning,
    occurs: '1',
    source: response.source,
    type: 'container',
    opaque: false,
    carries: [],
    attributes: [],
    children:
      response.callLog === undefined
        ? content
        : [callLog(api, response.callLog, false), ...content],
  }
}
