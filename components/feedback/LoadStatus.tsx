import type { DynamicOptionsLoadingProps } from 'next/dynamic'
import { useLayoutEffect, useRef } from 'react'
import { moveFocusOut } from '../../lib/browser/page/focus'
import { MESSAGES } from '../../lib/site/messages'
import type { ChunkState } from '../ui/useChunk'

/** A turning ring, for something that is on its way. When it appears is its parent's decision. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <p className="loader" role="status">
      <span className="loader-ring" aria-hidden="true" />
      {label}
    </p>
  )
}

export type LoadErrorProps = {
  readonly message: string
  /** What the reader can do about it. */
  readonly advice?: string | undefined
  readonly onRetry: () => void
  /** Gives the box a button that closes it. */
  readonly onDismiss?: () => void
}

/** A red box with what went wrong and a button that tries again (§8). */
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
  /** What is loading, as a sentence begins with it: "The form". */
  readonly label: string
  readonly advice?: string
  readonly state: ChunkState<unknown>
}

/** The loading state of a chunk (§2, §8): nothing at first, then a loader, on failure an error with Retry. */
export function ChunkStatus({ label, advice, state }: ChunkStatusProps) {
  const { status } = state
  if (status !== 'loading' && status !== 'failed') return null
  return (
    <div className="chunk-status">
      {status === 'loading' ? (
        <Loader label={MESSAGES.loadingChunk.replace('{chunk}', label.toLowerCase())} />
      ) : (
        <LoadError
          message={MESSAGES.chunkNotLoaded.replace('{chunk}', label)}
          advice={advice}
          onRetry={state.retry}
        />
      )}
    </div>
  )
}

/**
 * What `dynamic` shows in place of a component whose code only some pages need. Such a component is printed at build like
 * any other; a reader who comes by a link sees nothing at first, after the delay of §9 a loader, and on failure the error
 * with Retry (§2, §8). The call of `dynamic` is next to its `import()`, where Next looks for what a page needs at once.
 * @param label what is loading, as a sentence begins with it: "The form"
 */
export function lateLoading(label: string) {
  return ({ error, pastDelay, retry }: DynamicOptionsLoadingProps) => {
    if (!error && pastDelay !== true) return null
    const state = error
      ? ({ status: 'failed', retry: () => retry?.() } as const)
      : ({ status: 'loading' } as const)
    return <ChunkStatus label={label} advice={MESSAGES.completeWithoutChunk} state={state} />
  }
}
