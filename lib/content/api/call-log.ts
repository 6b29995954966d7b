import type { ApiCommon, StreamApi, XmlNode } from './api-schemas'

/** The response to a successful call, from its root. With `isDetailed`, the call log has its notes and attributes. */
export function responseTree(
  api: StreamApi,
  response: { callLog: boolean; content?: XmlNode[] | undefined },
  isDetailed = false,
): XmlNode {
  const content = response.content ?? []
  const children = response.callLog ? [callLog(api, isDetailed), ...content] : content
  return { ...node('Content', api), type: 'container', children }
}

export function callLog(api: StreamApi, isDetailed: boolean): XmlNode {
  const children = [
    node('ServerRequest', api, isDetailed),
    { ...node('Error', api, isDetailed), occurs: '0..n' } as const,
  ]
  return { ...node('Status', api, isDetailed), type: 'container', children }
}

function node(
  element: keyof ApiCommon['elements'],
  { common }: StreamApi,
  isDetailed = false,
): XmlNode {
  const { meaning, ...details } = common.elements[element]
  const kind = { occurs: '1', type: 'element', opaque: false } as const
  const nothing = { carries: [], attributes: [], children: [] }
  return { element, meaning, ...kind, ...nothing, ...(isDetailed && details) }
}
