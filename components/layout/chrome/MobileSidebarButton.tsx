import { useCallback, useRef, useState } from 'react'
import { EARLY_CLICK, ELEMENT_IDS } from '../../../lib/site/element-ids'
import { Icon } from '../../ui/Icon'
import styles from '../../ui/IconButton.module.css'
import { usePage } from '../../ui/PageContext'
import { MobileSidebar } from './MobileSidebar'

/** Opens the mobile sidebar; without scripts, it is a link that shows the sidebar, or leads to the links of the footer. */
export function MobileSidebarButton() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const { route, navigation } = usePage()
  const target = navigation.items.length > 0 ? ELEMENT_IDS.sidebar : ELEMENT_IDS.siteLinks
  const close = useCallback(() => setIsOpen(false), [])
  const [shownRoute, setShownRoute] = useState(route)
  if (route !== shownRoute) {
    setShownRoute(route)
    setIsOpen(false)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link, so that it leads somewhere before scripts run */}
      <a
        ref={button}
        className={styles.button}
        href={`#${target}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Menu"
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setIsOpen(true)
        }}
        {...EARLY_CLICK}
      >
        <Icon name="menu" />
      </a>
      {isOpen && <MobileSidebar opener={button.current} onClose={close} />}
    </>
  )
}
