import type { DynamicOptionsLoadingProps } from 'next/dynamic'
import { useLayoutEffect, useRef } from 'react'
import { moveFocusOut } from '../../lib/browser/page/focus'
import { MESSAGES } from '../../lib/site/messages'
import type { ChunkState } from '../ui/useChunk'

export type LoaderProps = {
  readonly label: string
  /** Whether the spinner and label are visible; the parent decides when. */
  readonly isVisible?: boolean
}

/**
 * A spinner with a label. Its live region is rendered even when empty, because screen readers announce only changes in
 * an existing region.
 */
export function Loader({ label, isVisible = true }: LoaderProps) {
  return (
    <p className="loader" role="status">
      {isVisible && (
        <>
          <span className="loader-ring" aria-hidden="true" />
          {label}
        </>
      )}
    </p>
  )
}

export type LoadErrorProps = {
  readonly message: string
  /** Advice on what the reader can do about the failure. */
  readonly advice?: string | undefined
  readonly onRetry: () => void
  /** Adds a button that closes the box. */
  readonly onDismiss?: () => void
}

/** A red box with an error message and a Retry button (§8). */
export function LoadError({ message, advice, onRetry, onDismiss }: LoadErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element !== null) moveFocusOut(element)
    }
  }, [])
  return (
    <div ref={box} className="load-error" role="alert">
      <div>
        <p>{message}</p>
        {advice !== undefined && <p>{advice}</p>}
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

export type ChunkStatusProps = {
  /** What is loading, with a capital letter: "The form". */
  readonly label: string
  readonly advice?: string
  readonly state: ChunkState<unknown>
}

/** The loading state of a chunk (§2, §8): nothing at first, then a loader; on failure, an error with a Retry button. */
export function ChunkStatus({ label, advice, state }: ChunkStatusProps) {
  if (state.status === 'done') return null
  return (
    <div className="chunk-status">
      {state.status === 'failed' ? (
        <LoadError
          message={MESSAGES.chunkNotLoaded.replace('{chunk}', label)}
          advice={advice}
          onRetry={state.retry}
        />
      ) : (
        <Loader
          label={MESSAGES.loadingChunk.replace('{chunk}', label.toLowerCase())}
          isVisible={state.status === 'loading'}
        />
      )}
    </div>
  )
}

/**
 * Loading state for `dynamic` components, whose code only some pages need. The build renders these components like any
 * others, but after the reader follows a link, their code may still be loading. Nothing is visible at first, then a
 * loader after the delay in §9; after a failure, an error with a Retry button (§2, §8). Write the `import()` inside the
 * `dynamic` call: Next looks for a page's chunks there.
 * @param label what is loading, with a capital letter: "The form"
 */
export function lateLoading(label: string) {
  return ({ error, pastDelay, retry }: DynamicOptionsLoadingProps) => {
    const state = error
      ? ({ status: 'failed', retry: () => retry?.() } as const)
      : ({ status: pastDelay === true ? 'loading' : 'pending' } as const)
    return <ChunkStatus label={label} advice={MESSAGES.completeWithoutChunk} state={state} />
  }
}
