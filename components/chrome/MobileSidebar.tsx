import { useEffect, useRef, useState } from 'react'
import { lockScroll } from '../../lib/browser/page/scroll-lock'
import { siteConfig } from '../../lib/content/settings/site-config'
import { SidebarTree } from '../navigation/SidebarTree'
import { Icon } from '../ui/Icon'
import buttonStyles from '../ui/IconButton.module.css'
import { usePage } from '../ui/PageContext'
import { Logo } from './Logo'
import styles from './MobileSidebar.module.css'
import { NavbarItems } from './NavbarItems'

export type MobileSidebarProps = { readonly onClose: () => void }

/**
 * The menu of narrow screens: the navbar's items, and as a secondary menu the sidebar of the product. A modal dialog:
 * the browser keeps focus inside and closes it on Escape.
 */
export function MobileSidebar({ onClose }: MobileSidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { navigation } = usePage()
  const sidebar = navigation.sidebar === null ? undefined : siteConfig.sidebars[navigation.sidebar]
  const [isSecondary, setIsSecondary] = useState(sidebar !== undefined)
  const turnButton = useRef<HTMLButtonElement>(null)
  const hasTurned = useRef(false)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const unlock = lockScroll()
    return () => {
      unlock()
      element?.close()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed is gone with its menu
  useEffect(() => {
    if (hasTurned.current) turnButton.current?.focus()
  }, [isSecondary])

  const turnTo = (isNowSecondary: boolean) => {
    hasTurned.current = true
    setIsSecondary(isNowSecondary)
  }

  const handleClose = () => {
    // First of all, so that the page takes focus again: while the dialog is modal, nothing outside of it can.
    dialog.current?.close()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sidebar}
      aria-label="Menu"
      data-product={sidebar?.product}
      onCancel={(event) => {
        event.preventDefault()
        handleClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) handleClose()
        if (event.target instanceof Element && event.target.closest('a')) handleClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        handleClose()
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
            onClick={handleClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {sidebar !== undefined && isSecondary ? (
          <nav className={styles.menu} aria-label={`${sidebar.label} documentation`}>
            <button
              ref={turnButton}
              type="button"
              className={styles.back}
              onClick={() => turnTo(false)}
            >
              <Icon name="chevron" />
              Back to main menu
            </button>
            <SidebarTree items={navigation.items} prefix="menu" />
          </nav>
        ) : (
          <nav className={styles.menu} aria-label="Main menu">
            <div className={styles.main}>
              <NavbarItems />
            </div>
            {sidebar !== undefined && (
              <button
                ref={turnButton}
                type="button"
                className={styles.forward}
                onClick={() => turnTo(true)}
              >
                {sidebar.label} documentation
                <Icon name="chevron" />
              </button>
            )}
          </nav>
        )}
      </div>
    </dialog>
  )
}
