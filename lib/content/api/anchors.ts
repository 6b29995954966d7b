const API_ROUTE = '/docs/Stream/API'
const METHODS_ROUTE = `${API_ROUTE}/API_Methods`
const ATTRIBUTES_ROUTE = `${API_ROUTE}/Event_Attributes`

export const SECTION_IDS = {
  authentication: 'authentication',
  callLog: 'call-log',
  endpoint: 'endpoint',
  markers: 'markers',
  openPoints: 'open-points',
  parameters: 'parameters',
  requestBody: 'request-body',
  samples: 'request-samples',
  responses: 'responses',
  trust: 'trust-certificate',
  unconfirmed: 'unconfirmed',
} as const

export type TreePart = 'request' | 'response'

/** Id of an XML element or attribute. `path` has its names from the root down, such as `['Events', 'Event']`. */
export function elementId(part: TreePart, path: readonly string[]): string {
  return [part, ...path].join('-').toLowerCase()
}

/** Id of a table row or list item, such as `field-name` or `status-5xx`. */
export function factId(
  kind: 'code' | 'field' | 'marker' | 'parameter' | 'status',
  name: string,
): string {
  return `${kind}-${name.toLowerCase()}`
}

export function isMethodRoute(route: string): boolean {
  return route.startsWith(`${METHODS_ROUTE}/`)
}

export function methodRoute(name: string): string {
  return `${METHODS_ROUTE}/${name}`
}

/** `Event` has no page of its own: the index page of the types describes its attributes. */
export function typeRoute(name: string): string {
  return name === 'Event' ? ATTRIBUTES_ROUTE : `${ATTRIBUTES_ROUTE}/${name}`
}

export function introductionRoute(section: string): string {
  return `${API_ROUTE}/Introduction#${section}`
}
