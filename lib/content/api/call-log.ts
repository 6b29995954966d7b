import type { StreamApi, XmlNode } from './schema'

/** The call log in a response, without attributes. Only the introduction and the OpenAPI description add them. */
export function callLog(api: StreamApi): XmlNode {
  const { Status, ServerRequest, Error: error } = api.common.elements
  const node = (element: string, meaning: string, occurs: XmlNode['occurs']): XmlNode => ({
    element,
    meaning,
    occurs,
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
      node('Error', error.meaning, '0..n'),
    ],
  }
}

/** The complete response to a successful call, starting at its root element. */
export function responseTree(
  api: StreamApi,
  response: { callLog: boolean; content?: XmlNode[] | undefined },
): XmlNode {
  const content = response.content ?? []
  return {
    ...callLog(api),
    element: 'Content',
    meaning: api.common.elements.Content.meaning,
    children: response.callLog ? [callLog(api), ...content] : content,
  }
}
