import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SearchButton } from '../../search/SearchButton'
import { Logo } from '../../ui/Icon'
import { MobileSidebarButton } from './MobileSidebar'
import { NavbarItems } from './NavbarItems'

/** A finger that holds still moves the page by a few pixels. */
const LEAST_TURN_PX = 12

export const Navbar = memo(function Navbar() {
  const navbar = useRef<HTMLElement>(null)
  const isHidden = useIsHidden(navbar)
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

/**
 * Scrolling down hides the navbar; scrolling up shows it (§2). The navbar is always visible while the page is scrolled
 * by less than the navbar's height. A finger that trembles, and rubber-band scrolling past the bottom, change nothing.
 */
function useIsHidden(navbar: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    // The farthest place since the navbar hid or showed.
    let lastPlace = window.scrollY
    let wasHidden = false
    const handleScroll = () => {
      const { scrollY, innerHeight } = window
      const end = document.documentElement.scrollHeight - innerHeight
      const isTurn = scrollY <= end && Math.abs(scrollY - lastPlace) >= LEAST_TURN_PX
      const isAtTop = scrollY < (navbar.current?.offsetHeight ?? 0)
      const isHidden = !isAtTop && (isTurn ? scrollY > lastPlace : wasHidden)
      // Without rubber-band scrolling, whose way back is no scroll by the reader.
      const place = Math.min(scrollY, end)
      if (isHidden !== wasHidden || place > lastPlace === isHidden) lastPlace = place
      wasHidden = isHidden
      setIsHidden(isHidden)
    }
    window.addEventListener('scroll', handleScroll)
    return () => window.removeEventListener('scroll', handleScroll)
  }, [navbar])
  return isHidden
}

/**
 * Whether the reader's last action was a press of a pointer, not of the Tab key. Focus in the navbar is then left over
 * from a click. `:focus-visible` would also match after Escape in a menu or a dialog that a click opened.
 */
function useIsPointing(): boolean {
  const [isPointing, setIsPointing] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setIsPointing(false)
    }
    window.addEventListener('pointerdown', () => setIsPointing(true), { signal })
    window.addEventListener('keydown', handleKey, { signal })
    return () => listening.abort()
  }, [])
  return isPointing
}
