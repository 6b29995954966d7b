import { memo, useRef } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SearchButton } from '../../search/SearchButton'
import { Logo } from '../../ui/Icon'
import { MobileSidebarButton } from './MobileSidebar'
import styles from './Navbar.module.css'
import { NavbarItems } from './NavbarItems'
import { useHideableNavbar } from './useHideableNavbar'

export const Navbar = memo(function Navbar() {
  const navbar = useRef<HTMLElement>(null)
  const isHidden = useHideableNavbar(navbar)
  const [brand, ...rest] = siteConfig.navbar.title.split(' ')
  return (
    <header ref={navbar} className={styles.navbar} data-hidden={isHidden ? '' : undefined}>
      <a
        className={styles.brand}
        href={withBasePath('/')}
        aria-label={`${siteConfig.navbar.title}, home page`}
      >
        <Logo className={styles.logo} />
        <span>{brand}</span> <span className={styles.brandRest}>{rest.join(' ')}</span>
      </a>
      <nav className={styles.items} aria-label="Main">
        <NavbarItems />
      </nav>
      <div className={styles.compact}>
        <SearchButton isCompact />
        <MobileSidebarButton />
      </div>
    </header>
  )
})
