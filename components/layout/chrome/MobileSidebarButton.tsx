import { type SyntheticEvent, useCallback, useState } from 'react'
import { EARLY_CLICK, ELEMENT_IDS } from '../../../lib/site/element-ids'
import { Icon } from '../../ui/Icon'
import styles from '../../ui/IconButton.module.css'
import { usePage } from '../../ui/PageContext'
import { MobileSidebar } from './MobileSidebar'

/** Without scripts, the button is a link to the page's sidebar or, if the page has no sidebar, to the footer. */
export function MobileSidebarButton() {
  /** Null while the mobile sidebar is closed. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const { route, sections } = usePage()
  const target = sections.length > 0 ? ELEMENT_IDS.sidebar : ELEMENT_IDS.siteLinks
  const close = useCallback(() => setOpener(null), [])
  const [openedRoute, setOpenedRoute] = useState(route)
  if (route !== openedRoute) {
    setOpenedRoute(route)
    setOpener(null)
  }
  const open = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    setOpener(event.currentTarget)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link also works before scripts run */}
      <a
        className={styles.button}
        href={`#${target}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        aria-label="Menu"
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event)
        }}
        {...EARLY_CLICK}
      >
        <Icon name="menu" />
      </a>
      {opener !== null && <MobileSidebar opener={opener} onClose={close} />}
    </>
  )
}
