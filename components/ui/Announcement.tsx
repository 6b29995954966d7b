import { useDebounced } from './useDebounced'

/**
 * Screen readers say the text when the reader pauses, not at each keystroke. Rendered even when empty, because they
 * announce only changes to an existing live region; without `role="status"`, because Orca says an empty status bar.
 */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <span className="unseen" aria-live="polite">
      {useDebounced(text)}
    </span>
  )
}
