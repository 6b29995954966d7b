import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { preinit } from 'react-dom'
import { isSearchShortcut, openModal } from '../../../lib/browser/inline/search-opener'
import { focusWithoutScroll } from '../../../lib/browser/page/focus-and-scroll'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { DESKTOP_MIN_WIDTH_PX, PX_PER_EM } from '../../../lib/site/constants'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { SidebarTitle, SidebarTree, useSidebar } from '../../navigation/Sidebar'
import { StartPages } from '../../search/StartPages'
import { Icon, Logo } from '../../ui/Icon'
import { usePage } from '../../ui/PageContext'
import { useModalDialog } from '../../ui/useModalDialog'
import { CopyPage } from '../docs/CopyPage'
import styles from './MobileSidebar.css?url'
import { NavbarItems } from './NavbarItems'

/** Without scripts, a link to the sidebar or, without one, to the footer. Safari's Tab skips links without tabindex. */
export function MobileSidebarButton() {
  /** Null while the mobile sidebar is closed. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const { sections } = usePage()
  const target = sections.length > 0 ? ELEMENT_IDS.sidebar : ELEMENT_IDS.siteLinks
  // Not before the first paint, but in time for an opened page that goes offline.
  useEffect(() => preinit(styles, { as: 'style', precedence: 'pages' }), [])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link also works before scripts run */}
      <a
        className="icon-button"
        href={`#${target}`}
        role="button"
        tabIndex={0}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        aria-label="Menu"
        onClick={(event) => {
          event.preventDefault()
          setOpener(event.currentTarget)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        <Icon name="menu" />
      </a>
      {opener !== null && <MobileSidebar opener={opener} onClose={() => setOpener(null)} />}
    </>
  )
}

type MobileSidebarProps = { readonly opener: HTMLElement; readonly onClose: () => void }

/** The menu in narrow windows: the main menu and, if the page has a sidebar, that sidebar, which is shown first. */
function MobileSidebar({ opener, onClose }: MobileSidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const backButton = useRef<HTMLButtonElement>(null)
  const sidebarButton = useRef<HTMLButtonElement>(null)
  const { route } = usePage()
  const sidebar = useSidebar()
  const hasSidebar = sidebar.items.length > 0
  const [isMainMenu, setIsMainMenu] = useState(!hasSidebar)
  const close = useModalDialog(dialog, true)

  useLayoutEffect(() => {
    // The dialog returns focus to the element that has it now. Not every browser focuses a clicked link.
    focusWithoutScroll(opener)
    if (dialog.current !== null) openModal(dialog.current)
  }, [opener])
  // Must come after the dialog has opened: a closed dialog cannot take the focus.
  useLayoutEffect(() => {
    const wayBack = isMainMenu ? sidebarButton : backButton
    wayBack.current?.focus({ preventScroll: true })
  }, [isMainMenu])

  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH_PX / PX_PER_EM}em)`)
    desktop.addEventListener('change', close)
    return () => desktop.removeEventListener('change', close)
  }, [close])

  const toSidebar = hasSidebar && (
    <button
      ref={sidebarButton}
      type="button"
      aria-label={sidebar.name}
      onClick={() => setIsMainMenu(false)}
    >
      {sidebar.product === undefined && sidebar.name}
      <Icon name="chevron" />
    </button>
  )
  return (
    <dialog
      ref={dialog}
      className="mobile-sidebar"
      aria-label="Menu"
      data-product={sidebar.product}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close()
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
      onKeyDown={(event) => {
        // The shortcut opens the search box, which replaces the menu.
        if (isSearchShortcut(event.nativeEvent)) close()
      }}
    >
      <MenuLevel
        name="Main menu"
        isVisible={isMainMenu}
        onClose={close}
        head={
          <>
            <Logo className="navbar-logo" />
            <p>{siteConfig.navbar.title}</p>
          </>
        }
      >
        {!hasSidebar && <StartPages />}
        <div className="mobile-sidebar-rows">
          {sidebar.product === undefined && toSidebar}
          <NavbarItems sidebarButton={toSidebar} />
          {hasSidebar && <CopyPage route={route} />}
        </div>
      </MenuLevel>
      {hasSidebar && (
        <MenuLevel
          name={sidebar.name}
          isVisible={!isMainMenu}
          onClose={close}
          head={
            <button
              ref={backButton}
              type="button"
              className="icon-button"
              onClick={() => setIsMainMenu(true)}
            >
              <Icon name="chevron" />
              Back to main menu
            </button>
          }
        >
          <SidebarTitle {...sidebar} />
          <SidebarTree items={sidebar.items} prefix="menu" />
        </MenuLevel>
      )}
    </dialog>
  )
}

type MenuLevelProps = Pick<MobileSidebarProps, 'onClose'> & {
  readonly name: string
  readonly isVisible: boolean
  readonly head: ReactNode
  readonly children: ReactNode
}

function MenuLevel({ name, isVisible, head, onClose, children }: MenuLevelProps) {
  return (
    <nav className="mobile-sidebar-level" aria-label={name} inert={!isVisible}>
      <div className="mobile-sidebar-head">
        {head}
        <button type="button" className="icon-button" aria-label="Close menu" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </nav>
  )
}
