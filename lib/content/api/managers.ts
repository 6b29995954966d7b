import type { ApiCommon } from './schema'

export const MANAGER_GROUP = 'api-service'

export type Manager = {
  readonly name: string
  readonly port: string
  /** Strings, other than the port, that differ between managers in URLs and XML. Their order is always the same. */
  readonly words: readonly string[]
}

/** All code samples are written for the first manager. */
export function managersOf({ services }: ApiCommon): Manager[] {
  return services.map(({ name, httpsPort, basePath, projectElement, projectFile }) => ({
    name,
    port: String(httpsPort),
    words: [basePath, projectElement, projectFile],
  }))
}
