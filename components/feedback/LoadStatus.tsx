import { useLayoutEffect, useRef, useState } from 'react'
import { focusWithoutScroll, moveFocusOut } from '../../lib/browser/page/focus-and-scroll'
import { MESSAGES } from '../../lib/site/messages'
import type { ChunkState } from '../ui/useChunk'

export type LoaderProps = { readonly label: string; readonly isVisible?: boolean }

/** Renders the live region even when it is empty, for the reasons in `Announcement`. */
export function Loader({ label, isVisible = true }: LoaderProps) {
  return (
    <p className="loader" aria-live="polite">
      {isVisible && (
        <>
          <span className="loader-ring" aria-hidden="true" />
          <span>{label}</span>
        </>
      )}
    </p>
  )
}

export type LoadErrorProps = {
  readonly message: string
  readonly advice?: string | undefined
  /** Whether the reader has tried again in vain. Otherwise, Retry would seem to do nothing when it fails at once. */
  readonly isRepeated?: boolean
  readonly onRetry: () => void
  /** For an error about a link: if a key opened the link, Retry has the focus, and later gives it back. */
  readonly onDismiss?: () => void
}

/** An error message with a Retry button (§8). */
export function LoadError({ message, advice, isRepeated, onRetry, onDismiss }: LoadErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  const [time] = useState(() => new Date().toLocaleTimeString('en'))
  useLayoutEffect(() => {
    const element = box.current
    const link = document.activeElement
    const isKey = onDismiss && link instanceof HTMLElement && link.matches(':focus-visible')
    if (isKey) element?.querySelector('button')?.focus()
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss?.()
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      if (isKey && element?.contains(document.activeElement)) focusWithoutScroll(link)
      if (element !== null) moveFocusOut(element)
    }
  }, [onDismiss])
  return (
    <div ref={box} className="load-error" role="alert">
      <div>
        <p>{message}</p>
        {advice !== undefined && <p>{advice}</p>}
        {isRepeated && <p>{MESSAGES.failedAgain.replace('{time}', time)}</p>}
      </div>
      <button type="button" className="button" onClick={onRetry}>
        {MESSAGES.retry}
      </button>
      {onDismiss !== undefined && (
        <button type="button" className="button" onClick={onDismiss}>
          {MESSAGES.dismiss}
        </button>
      )}
    </div>
  )
}

type SearchFailedProps = {
  /** Whether the site has changed since the page was opened, so that only loading the page again can help. */
  readonly isOutdated?: boolean
  readonly isRepeated?: boolean
  readonly onRetry: () => void
}

export function SearchFailed({ isOutdated = false, ...more }: SearchFailedProps) {
  const [message, advice] = isOutdated
    ? [MESSAGES.siteChanged]
    : [MESSAGES.searchFailed, MESSAGES.checkConnection]
  return <LoadError message={message} advice={advice} {...more} />
}

export type ChunkStatusProps = {
  /** What is loading, such as "the form". */
  readonly label: string
  readonly state: ChunkState<unknown>
}

/** The loading state of a chunk (§2, §8). */
export function ChunkStatus({ label, state }: ChunkStatusProps) {
  if (state.status === 'done') return null
  const loading = MESSAGES.loadingChunk.replace('{chunk}', label)
  const failed = MESSAGES.chunkNotLoaded.replace('{chunk}', label)
  return (
    <div className="chunk-status">
      {state.status === 'failed' ? (
        <LoadError message={failed} isRepeated={state.isRepeated} onRetry={state.retry} />
      ) : (
        <Loader label={loading} isVisible={state.status === 'loading'} />
      )}
    </div>
  )
}
