import { Icon } from '../ui/Icon'
import styles from './BackToTop.module.css'
import { goBackToTop, useIsScrolledDown } from './useBackToTop'

/** A button that appears after some scrolling. */
export function BackToTop() {
  const isShown = useIsScrolledDown()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Back to top"
      hidden={!isShown}
      onClick={goBackToTop}
    >
      <Icon name="arrowUp" />
    </button>
  )
}
