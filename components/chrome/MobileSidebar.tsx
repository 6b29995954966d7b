import { useRef } from 'react'
import { isSearchShortcut } from '../../lib/browser/search/search-shortcut'
import { siteConfig } from '../../lib/content/settings/site-config'
import type { NavbarItem } from '../../lib/site/site-config-schema'
import { SidebarTree } from '../navigation/SidebarTree'
import { Icon } from '../ui/Icon'
import buttonStyles from '../ui/IconButton.module.css'
import { usePage } from '../ui/PageContext'
import { Logo } from './Logo'
import styles from './MobileSidebar.module.css'
import { NavbarItems } from './NavbarItems'
import { useModalDialog } from './useModalDialog'

export type MobileSidebarProps = {
  readonly opener: HTMLElement | null
  readonly onClose: () => void
}

/**
 * The menu of narrow screens, one list: as a secondary menu the sidebar of the product, then the navbar's items. A modal
 * dialog: the browser keeps focus inside and closes it on Escape.
 */
export function MobileSidebar({ opener, onClose }: MobileSidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { navigation } = usePage()
  const sidebar = navigation.sidebar === null ? undefined : siteConfig.sidebars[navigation.sidebar]
  const close = useModalDialog(dialog, opener, onClose)

  return (
    <dialog
      ref={dialog}
      className={styles.sidebar}
      aria-label="Menu"
      data-product={sidebar?.product}
      onClick={(event) => {
        if (event.target === dialog.current) close()
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
      onKeyDown={(event) => {
        // Search replaces it.
        if (isSearchShortcut(event.nativeEvent)) close()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo />
          <span className={styles.brand}>{siteConfig.navbar.title}</span>
          <button
            type="button"
            className={buttonStyles.button}
            aria-label="Close menu"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {sidebar !== undefined && (
          <nav className={styles.menu} aria-label={`${sidebar.label} documentation`}>
            <p>{sidebar.label}</p>
            <SidebarTree items={navigation.items} prefix="menu" />
          </nav>
        )}
        <nav className={styles.main} aria-label="Main menu">
          <NavbarItems items={menuItems(navigation.sidebar)} />
        </nav>
      </div>
    </dialog>
  )
}

const ORDER: readonly NavbarItem['type'][] = [
  'docSidebar',
  'search',
  'link',
  'colorMode',
  'localeSwitch',
]

/** What is not in the menu already, and offers a choice. */
function menuItems(sidebarId: string | null): readonly NavbarItem[] {
  const hasLocales = Object.keys(siteConfig.i18n.locales).length > 1
  return siteConfig.navbar.items
    .filter((item) => item.type !== 'docSidebar' || item.sidebarId !== sidebarId)
    .filter((item) => item.type !== 'localeSwitch' || hasLocales)
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
}
