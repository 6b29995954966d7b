import { isAppleDevice } from '../../lib/browser/inline/search-opener'
import { slashKeyItem } from '../../lib/browser/storage/storage-items'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import { useIsHydrated, useStored } from '../ui/useStored'

/** Without scripts, the button is a link to the search page. Safari's Tab key skips links that have no tabindex. */
export function SearchButton({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { placeholder, searchPagePath } = siteConfig.search
  const isSlashOff = useStored(slashKeyItem) === 'off'
  const isApple = useIsHydrated() && isAppleDevice()
  const opener = { [SEARCH_OPENER_ATTRIBUTE]: '' }
  return (
    <a
      {...opener}
      className={isCompact ? 'icon-button' : 'button search-button-box'}
      href={withBasePath(`/${searchPagePath}`)}
      tabIndex={0}
      aria-label={isCompact ? placeholder : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={isSlashOff ? 'Control+K Meta+K' : 'Control+K Meta+K /'}
    >
      <Icon name="search" />
      {!isCompact && (
        <>
          <span>{placeholder}</span>{' '}
          <span className="search-button-keys needs-scripts" aria-hidden="true">
            {isApple ? '⌘K' : 'Ctrl K'}
          </span>
        </>
      )}
    </a>
  )
}
