import { MESSAGES } from '../../lib/config/messages'
import styles from './LoadError.module.css'

export type LoadErrorProps = {
  readonly message: string
  readonly onRetry: () => void
  /** Gives the box a button that closes it. */
  readonly onDismiss?: () => void
}

/** A red box with what went wrong and a button that tries again (§8). */
export function LoadError({ message, onRetry, onDismiss }: LoadErrorProps) {
  return (
    <div className={styles.box} role="alert">
      <p>{message}</p>
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
