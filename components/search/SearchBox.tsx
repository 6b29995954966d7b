import { useRouter } from 'next/router'
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { listenForSearch, toggleSearchBox } from '../../lib/browser/inline/search-opener'
import { withBasePath } from '../../lib/content/settings/base-path'
import { explainFailedImport, OutdatedError } from '../../lib/content/settings/load-file'
import { siteConfig } from '../../lib/content/settings/site-config'
import { cleanQuery, searchRoute } from '../../lib/search/search-client'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import {
  SEARCH_BOX_ID,
  SEARCH_LIST_ID,
  SEARCH_OPENER_ATTRIBUTE,
  searchOptionId,
} from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import { CrashBoundary } from '../feedback/CrashPage'
import { LoadError, Loader, SearchFailed } from '../feedback/LoadStatus'
import { useDebounced } from '../ui/Announcement'
import { Icon } from '../ui/Icon'
import { LITERAL_FIELD } from '../ui/literal-field'
import { usePage } from '../ui/PageContext'
import { useChunk } from '../ui/useChunk'
import { useModalDialog } from '../ui/useModalDialog'
import styles from './Results.css?url'
import type { SearchBoxState, SearchModalProps } from './SearchModal'
import { loadSearchPage, NO_SEARCH, warmUpSearchClient } from './useSearchSession'

/** The bundle includes only one modal, because `SITE_SEARCH_ENGINE` is a constant of the build. */
async function importModal() {
  if (process.env.SITE_SEARCH_ENGINE === 'hosted')
    return (await import('./HostedModal')).HostedModal
  else {
    preload(styles, { as: 'style' })
    return (await import('./SearchModal')).SearchModal
  }
}

const loadModal = () => importModal().catch(explainFailedImport)

function warmUp(): void {
  void warmUpSearchClient()
  // Failures are ignored here: opening the box tries again and reports them.
  loadModal().catch(() => undefined)
}

/**
 * The HTML of every page contains the search box, closed. An inline script (lib/browser/inline/early-events.ts) can
 * open the box before hydration. Hydration preserves the text that the reader has typed.
 */
export function SearchBox() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { state, update, readDialog, close } = useSearchBox(dialog)
  const { text, search, chosen } = state
  const hits = search.results?.hits ?? []
  const active = hits.find(({ id }) => id === chosen) ?? hits[0]
  const activeId = active && searchOptionId(active.id)
  // Screen readers would say each first hit over the typing. One chosen by a key is said at once.
  const isSettled = useDebounced(activeId) === activeId || active?.id === chosen
  const router = useRouter()
  const { sidebar } = usePage().navigation

  const handleType = useCallback(
    (next: string) => {
      const input = dialog.current?.querySelector('input')
      if (!input) return
      input.value = cleanQuery(next)
      input.focus()
      readDialog()
    },
    [readDialog],
  )

  return (
    <dialog
      id={SEARCH_BOX_ID}
      ref={dialog}
      aria-label="Search"
      data-product={siteConfig.sidebars[sidebar ?? '']?.product}
      onClose={readDialog}
      // The reader may have opened the box before hydration.
      suppressHydrationWarning
    >
      <form
        action={withBasePath(`/${siteConfig.search.searchPagePath}`)}
        onSubmit={(event) => {
          event.preventDefault()
          if (cleanQuery(text) === '') return
          close()
          void router.push(searchRoute(text))
        }}
      >
        <Icon name="search" size={1.125} />
        <input
          name="q"
          role="combobox"
          aria-label={siteConfig.search.placeholder}
          aria-autocomplete="list"
          aria-expanded={activeId !== undefined}
          aria-controls={activeId && SEARCH_LIST_ID}
          aria-activedescendant={isSettled ? activeId : undefined}
          placeholder={siteConfig.search.placeholder}
          maxLength={SEARCH_INPUT_MAX_LENGTH}
          enterKeyHint="go"
          {...LITERAL_FIELD}
          onInput={readDialog}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="Clear"
            // No Tab stop, like the button of a native search field: a keyboard has other ways.
            tabIndex={-1}
            onClick={() => handleType('')}
          >
            <Icon name="close" size={1.125} />
          </button>
        )}
        <button type="button" aria-label="Close: Esc" {...{ [SEARCH_OPENER_ATTRIBUTE]: '' }}>
          <kbd>Esc</kbd>
        </button>
      </form>
      <div>
        {state.isOpen && (
          <SearchContent
            key={state.openings}
            dialog={dialog}
            state={state}
            active={active}
            update={update}
            onType={handleType}
            onClose={close}
          />
        )}
      </div>
    </dialog>
  )
}

const CLOSED: SearchBoxState = {
  isOpen: false,
  openings: 0,
  text: '',
  product: null,
  search: NO_SEARCH,
  chosen: null,
}

/** Opens and closes the search box (§2). */
function useSearchBox(dialog: RefObject<HTMLDialogElement | null>) {
  const [state, setState] = useState(CLOSED)
  const { isOpen } = state
  const update = useCallback(
    (change: Partial<SearchBoxState>) => setState((last) => ({ ...last, ...change })),
    [],
  )
  /**
   * Updates `state` from the dialog and its input, which also work before hydration: not with `useEarlyInput`, which
   * would not report a box that is open but empty.
   */
  const readDialog = useCallback(() => {
    const text = dialog.current?.querySelector('input')?.value ?? ''
    const isDialogOpen = dialog.current?.open === true
    setState((last) => {
      if (!isDialogOpen) return { ...CLOSED, openings: last.openings }
      if (last.isOpen && text === last.text) return last
      return { ...last, isOpen: true, text, chosen: null }
    })
  }, [dialog])

  useEffect(() => {
    const listening = new AbortController()
    const handleOpen = (opener?: HTMLElement) => {
      toggleSearchBox(opener)
      if (dialog.current?.open) setState(({ openings }) => ({ ...CLOSED, openings: openings + 1 }))
      readDialog()
      return true
    }
    listenForSearch(handleOpen, listening.signal)
    readDialog()
    return () => listening.abort()
  }, [dialog, readDialog])

  useEffect(() => {
    if (isOpen) warmUp()
  }, [isOpen])

  const close = useModalDialog(dialog, isOpen)
  return { state, update, readDialog, close }
}

const SearchContent = memo(function SearchContent(props: SearchModalProps) {
  const modal = useChunk(loadModal)
  const { text, product } = props.state
  if (modal.status === 'done')
    return (
      <CrashBoundary
        resetKey=""
        fallback={(retry) => <LoadError message={MESSAGES.searchCrashed} onRetry={retry} />}
      >
        <modal.chunk {...props} />
      </CrashBoundary>
    )
  if (modal.status === 'failed') {
    const isOutdated = modal.error instanceof OutdatedError
    return (
      <SearchFailed
        isOutdated={isOutdated}
        isRepeated={modal.isRepeated}
        onRetry={isOutdated ? () => loadSearchPage({ query: text, product }) : modal.retry}
      />
    )
  }
  return (
    <Loader
      label={MESSAGES.loadingChunk.replace('{chunk}', 'search')}
      isVisible={modal.status === 'loading'}
    />
  )
})
