/** Events before a reader follows a link: pointing at it, focusing it, touching it. */
export const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    readonly connection?: Connection
  }
}

type Connection = { readonly saveData?: unknown; readonly effectiveType?: unknown }

/** Whether code may be loaded before it is needed: not on 2G and not under data-saver (§2). */
export function allowsPrefetch(connection: Connection | undefined = navigator.connection): boolean {
  return connection?.saveData !== true && !/2g/.test(String(connection?.effectiveType))
}
