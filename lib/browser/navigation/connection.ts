/** What browsers tell of the connection; not all do. */
type Connection = { readonly saveData?: unknown; readonly effectiveType?: unknown }

/** Whether code may be loaded before it is needed: not on 2G and not under data-saver (§2). */
export function allowsPrefetch(connection: Connection | undefined = currentConnection()): boolean {
  if (connection === undefined) return true
  return connection.saveData !== true && !/2g/.test(String(connection.effectiveType))
}

function currentConnection(): Connection | undefined {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null ? connection : undefined
}
