import { memo, useRef } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SearchButton } from '../../search/SearchButton'
import { Logo } from '../../ui/Icon'
import { MobileSidebarButton } from './MobileSidebar'
import { NavbarItems } from './NavbarItems'
import { useHideableNavbar, useIsPointing } from './useHideableNavbar'

export const Navbar = memo(function Navbar() {
  const navbar = useRef<HTMLElement>(null)
  const isHidden = useHideableNavbar(navbar)
  const isPointing = useIsPointing()
  const [brand, ...rest] = siteConfig.navbar.title.split(' ')
  return (
    <header
      ref={navbar}
      className="navbar"
      data-hidden={isHidden ? '' : undefined}
      data-pointing={isPointing ? '' : undefined}
    >
      <a
        className="navbar-brand"
        href={withBasePath('/')}
        aria-label={`${siteConfig.navbar.title}, home page`}
      >
        <Logo className="navbar-logo" />
        <span>{brand}</span> <span className="navbar-brand-rest">{rest.join(' ')}</span>
      </a>
      <nav className="navbar-items" aria-label="Main">
        <NavbarItems />
      </nav>
      <div className="navbar-compact">
        <SearchButton isCompact />
        <MobileSidebarButton />
      </div>
    </header>
  )
})
