import type { ApiCommon } from './schema'

/** Tab group in which the reader chooses a manager. */
export const MANAGER_GROUP = 'api-service'

/** The properties of a manager that the samples use. */
export type Manager = {
  readonly name: string
  readonly port: string
  /** Strings in URLs and XML, other than the port, that differ between managers. Each manager has the same order. */
  readonly words: readonly string[]
}

/** The managers of the API. All code samples are written for the first one. */
export function managersOf({ services }: ApiCommon): Manager[] {
  return services.map(({ name, httpsPort, basePath, projectElement, projectFile }) => ({
    name,
    port: String(httpsPort),
    words: [basePath, projectElement, projectFile],
  }))
}
