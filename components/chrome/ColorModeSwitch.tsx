import { ACTION_ATTRIBUTE, ACTIONS } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import styles from '../ui/IconButton.module.css'

/** Switches between light and dark. Style sheets show the icon of the current mode, so that it is right at once. */
export function ColorModeSwitch() {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.needsScripts}`}
      aria-label="Switch between light and dark mode"
      {...{ [ACTION_ATTRIBUTE]: ACTIONS.switchColorMode }}
    >
      <Icon name="sun" className={styles.inLight} />
      <Icon name="moon" className={styles.inDark} />
    </button>
  )
}
