import type { ApiCommon } from './schema'

/** Group of the tabs that choose the manager. */
export const MANAGER_GROUP = 'api-service'

/** A manager as the samples name it. */
export type Manager = {
  readonly name: string
  readonly port: string
  /** What else differs in URLs and XML, in the same order for each manager. */
  readonly words: readonly string[]
}

/** The managers of the API; all code is written for the first one. */
export function managersOf({ services }: ApiCommon): Manager[] {
  return services.map(({ name, httpsPort, basePath, projectElement, projectFile }) => ({
    name,
    port: String(httpsPort),
    words: [basePath, projectElement, projectFile],
  }))
}
