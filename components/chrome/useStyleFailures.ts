import { useEffect } from 'react'

/** A style sheet that does not come rejects a promise of React's that nobody hears; the browser has told of the file. */
export function useStyleFailures(): void {
  useEffect(() => {
    const handleRejection = (event: PromiseRejectionEvent) => {
      const source: unknown = event.reason instanceof Event ? event.reason.target : null
      if (source instanceof HTMLLinkElement) event.preventDefault()
    }
    window.addEventListener('unhandledrejection', handleRejection)
    return () => window.removeEventListener('unhandledrejection', handleRejection)
  }, [])
}
