import { useRouter } from 'next/router'
import { type ReactNode, useDeferredValue } from 'react'
import { pendingReturn } from '../../lib/browser/navigation/history-entry'
import { useIsHydrated } from '../ui/useStored'

/**
 * The sections of an article after the first. After a click on a link to the page, React paints what is above them
 * before it renders them. A link to a heading, and Back to the reader's place, need them at once.
 */
export function LaterSections({ children }: { readonly children: ReactNode }) {
  const isHydrating = !useIsHydrated()
  const isDue = useDeferredValue(true, isHydrating || pendingReturn.current !== null)
  const hasHash = useRouter().asPath.includes('#')
  if (isDue || hasHash) return children
  // Keeps what follows the article below the window, so that nothing in sight moves.
  return <div style={{ blockSize: '100vh' }} />
}
