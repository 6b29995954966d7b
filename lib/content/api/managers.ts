import type { ApiCommon } from './api-schemas'

export const MANAGER_GROUP = 'api-service'

export type Manager = {
  readonly name: string
  readonly port: string
  /** Strings, other than the port, that differ in URLs and XML, in the same order for all. Lines break at slashes. */
  readonly words: readonly string[]
}

/** All code samples are written for the first manager. */
export function managersOf({ services }: ApiCommon): Manager[] {
  return services.map(({ name, httpsPort, basePath, projectElement, projectFile }) => ({
    name,
    port: String(httpsPort),
    words: [...basePath.split('/').slice(1), projectElement, projectFile],
  }))
}
