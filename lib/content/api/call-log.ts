import type { StreamApi, XmlNode } from './schema'

/** The call log in a response, without attributes. Only the introduction and the OpenAPI description add them. */
export function callLog(api: StreamApi): XmlNode {
  const { Status, ServerRequest, Error: error } = api.common.elements
  const children = [
    node('ServerRequest', ServerRequest.meaning),
    { ...node('Error', error.meaning), occurs: '0..n' } as const,
  ]
  return { ...node('Status', Status.meaning), type: 'container', children }
}

/** The complete response to a successful call, starting at its root element. */
export function responseTree(
  api: StreamApi,
  response: { callLog: boolean; content?: XmlNode[] | undefined },
): XmlNode {
  const content = response.content ?? []
  return {
    ...node('Content', api.common.elements.Content.meaning),
    type: 'container',
    children: response.callLog ? [callLog(api), ...content] : content,
  }
}

function node(element: string, meaning: string): XmlNode {
  return {
    element,
    meaning,
    occurs: '1',
    type: 'element',
    opaque: false,
    carries: [],
    attributes: [],
    children: [],
  }
}
