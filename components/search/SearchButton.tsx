import { withBasePath } from '../../lib/config/base-path'
import siteConfig from '../../site.config'
import styles from './SearchButton.module.css'

export type SearchButtonProps = {
  /** Shows the icon only, for narrow screens. */
  readonly isCompact?: boolean
}

/** The search box of the navbar: leads to the search page. */
export function SearchButton({ isCompact = false }: SearchButtonProps) {
  const { placeholder, searchPagePath } = siteConfig.search
  return (
    <a
      className={isCompact ? styles.compact : styles.box}
      href={withBasePath(`/${searchPagePath}`)}
      aria-label={isCompact ? placeholder : undefined}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
        <path
          d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      {!isCompact && <span>{placeholder}</span>}
    </a>
  )
}
