import { useEffect } from 'react'

/** What a reader does when they go on. */
const SIGNS = ['pointerdown', 'keydown'] as const

/**
 * A style sheet that fails to load rejects a React promise that nothing handles; the browser has already logged the
 * file. It is requested again on the reader's next action.
 */
export function useStyleFailures(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleRejection = (event: PromiseRejectionEvent) => {
      const source: unknown = event.reason instanceof Event ? event.reason.target : null
      if (!(source instanceof HTMLLinkElement)) return
      event.preventDefault()
      const askAgain = () => source.isConnected && source.replaceWith(source.cloneNode())
      for (const sign of SIGNS) window.addEventListener(sign, askAgain, { once: true, signal })
    }
    window.addEventListener('unhandledrejection', handleRejection, { signal })
    return () => listening.abort()
  }, [])
}
