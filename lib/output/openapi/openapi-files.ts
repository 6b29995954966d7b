import { stringify } from 'yaml'
import type { StreamApi } from '../../content/api/schema'
import { openApiDocument } from './document'

/** Addresses of the OpenAPI description below the site's root. */
export const OPENAPI_ADDRESSES = {
  yaml: '/api/stream.openapi.yaml',
  json: '/api/stream.openapi.json',
} as const

/**
 * The OpenAPI description in both forms.
 * @returns address below the site's root and content of each
 */
export function openApiFiles(api: StreamApi): Map<string, string> {
  const document = openApiDocument(api)
  return new Map([
    [OPENAPI_ADDRESSES.yaml, stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 })],
    [OPENAPI_ADDRESSES.json, `${JSON.stringify(document, null, 2)}\n`],
  ])
}
