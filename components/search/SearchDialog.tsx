import { useRef, useState } from 'react'
import { siteConfig } from '../../lib/content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { CrashBoundary } from '../feedback/CrashBoundary'
import { LazyPart } from '../feedback/LazyPart'
import { LoadError } from '../feedback/LoadError'
import { useModalDialog } from '../ui/useModalDialog'
import { loadSearchModal } from './load-search-modal'
import styles from './SearchDialog.module.css'
import { useSearchOpening } from './useSearchOpening'

/** Opens the search modal by click or key, on every page. */
export function SearchDialog() {
  const { isOpen, opener, close } = useSearchOpening()
  return isOpen ? <OpenDialog opener={opener} onClose={close} /> : null
}

type OpenDialogProps = { readonly opener: HTMLElement | null; readonly onClose: () => void }

/**
 * A modal dialog: the browser keeps focus inside, closes it on Escape and gives focus back. What the reader types while
 * the code of the modal is on its way is kept.
 */
function OpenDialog({ opener, onClose }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState('')
  const isPressedOutside = useRef(false)
  const close = useModalDialog(dialog, opener, onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onMouseDown={(event) => {
        isPressedOutside.current = event.target === dialog.current
      }}
      onClick={(event) => {
        if (isPressedOutside.current && event.target === dialog.current) close()
      }}
    >
      <CrashBoundary
        resetKey=""
        fallback={(_error, retry) => <LoadError message={MESSAGES.searchCrashed} onRetry={retry} />}
      >
        <LazyPart
          load={loadSearchModal}
          props={{ initialQuery: draft, onClose: close }}
          label="Search"
          before={
            <div className={styles.draft}>
              <input
                autoFocus
                aria-label="Search"
                value={draft}
                maxLength={SEARCH_INPUT_MAX_LENGTH}
                placeholder={siteConfig.search.placeholder}
                autoComplete="off"
                onChange={(event) => setDraft(event.target.value)}
              />
              <button type="button" onClick={close}>
                Close
              </button>
            </div>
          }
        />
      </CrashBoundary>
    </dialog>
  )
}
