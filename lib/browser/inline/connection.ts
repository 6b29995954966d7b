declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: unknown; readonly effectiveType?: unknown }
  }
}

/** Whether code may be loaded before it is needed: not on 2G or with data saver on (§2). */
export function allowsPrefetch(): boolean {
  const { connection } = navigator
  return connection?.saveData !== true && !/2g/.test(String(connection?.effectiveType))
}
