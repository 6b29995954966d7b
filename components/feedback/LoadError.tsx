import { useLayoutEffect, useRef } from 'react'
import { moveFocusOut } from '../../lib/browser/page/focus'
import { MESSAGES } from '../../lib/site/messages'

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
      <button type="button" onClick={onRetry}>
        {MESSAGES.retry}
      </button>
      {onDismiss !== undefined && (
        <button type="button" onClick={onDismiss}>
          {MESSAGES.dismiss}
        </button>
      )}
    </div>
  )
}
