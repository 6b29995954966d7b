import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { PART_ATTRIBUTE, PARTS } from '../../lib/site/element-ids'
import { SearchButton } from '../search/SearchButton'
import { Logo } from './Logo'
import { MobileSidebarButton } from './MobileSidebarButton'
import styles from './Navbar.module.css'
import { NavbarItems } from './NavbarItems'

export function Navbar() {
  const [brand, ...rest] = siteConfig.navbar.title.split(' ')
  return (
    <header {...{ [PART_ATTRIBUTE]: PARTS.navbar }} className={styles.navbar}>
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
}
