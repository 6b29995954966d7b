import { ACTION_ATTRIBUTE, ACTIONS } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import styles from './BackToTop.module.css'

/** A button that appears after some scrolling (lib/browser/chrome/back-to-top.ts). */
export function BackToTop() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Back to top"
      hidden
      {...{ [ACTION_ATTRIBUTE]: ACTIONS.backToTop }}
    >
      <Icon name="arrowUp" />
    </button>
  )
}
