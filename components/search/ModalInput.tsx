import type { Ref } from 'react'
import { siteConfig } from '../../lib/content/settings/site-config'
import type { Hit } from '../../lib/search/hit'
import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { Icon } from '../ui/Icon'
import styles from './ModalInput.module.css'
import { LISTBOX_ID, optionId } from './useActiveHit'

export type ModalInputProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly text: string
  readonly isStalled: boolean
  /** The hit that is active in the list; none while there is no list. */
  readonly active: Hit | undefined
  readonly onType: (text: string) => void
  readonly onClear: () => void
  readonly onClose: () => void
}

/** Where the reader types in the search modal. */
export function ModalInput({ ref, text, isStalled, active, ...handlers }: ModalInputProps) {
  return (
    <div className={styles.bar}>
      {isStalled ? (
        <span className={styles.ring} role="progressbar" aria-label="Searching" />
      ) : (
        <Icon name="search" className={styles.glass} />
      )}
      <input
        ref={ref}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={active && LISTBOX_ID}
        aria-activedescendant={active && optionId(active)}
        value={text}
        maxLength={SEARCH_INPUT_MAX_LENGTH}
        placeholder={siteConfig.search.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => handlers.onType(event.target.value)}
      />
      {text !== '' && (
        <button type="button" aria-label="Clear the query" onClick={handlers.onClear}>
          <Icon name="close" />
        </button>
      )}
      <button type="button" onClick={handlers.onClose}>
        Close
      </button>
    </div>
  )
}
