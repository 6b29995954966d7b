import { isAppleDevice } from '../../lib/browser/inline/search-opener'
import { slashKeyItem } from '../../lib/browser/storage/storage-items'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import { useIsHydrated, useStored } from '../ui/useStored'

/** Before scripts run, the button is a link to the search page. Safari's Tab key skips links that have no tabindex. */
export function SearchButton({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { placeholder, searchPagePath } = siteConfig.search
  const isSlashOff = useStored(slashKeyItem) === 'off'
  const isHydrated = useIsHydrated()
  return (
    <a
      {...{ [SEARCH_OPENER_ATTRIBUTE]: '' }}
      className={isCompact ? 'icon-button' : 'button search-button-box'}
      href={withBasePath(`/${searchPagePath}`)}
      role={isHydrated ? 'button' : undefined}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      }}
      aria-label={isCompact ? placeholder : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={isSlashOff ? 'Control+K Meta+K' : 'Control+K Meta+K /'}
    >
      <Icon name="search" />
      {!isCompact && (
        <>
          <span>{placeholder}</span>{' '}
          <span className="needs-scripts" aria-hidden="true">
            <kbd>{isHydrated && isAppleDevice() ? '⌘K' : 'Ctrl K'}</kbd>
          </span>
        </>
      )}
    </a>
  )
}
