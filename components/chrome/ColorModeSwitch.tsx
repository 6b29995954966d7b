import { ACTION_ATTRIBUTE, ACTIONS } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import styles from '../ui/IconButton.module.css'

/**
 * Goes through light, dark and the mode of the system. Style sheets show icon and word of the current choice, so that
 * they are right at once.
 */
export function ColorModeSwitch() {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.needsScripts}`}
      {...{ [ACTION_ATTRIBUTE]: ACTIONS.switchColorMode }}
    >
      <Icon name="sun" className={styles.inLight} />
      <Icon name="moon" className={styles.inDark} />
      <Icon name="screen" className={styles.inSystem} />
      <span>
        Color mode: <span className={styles.inLight}>light</span>{' '}
        <span className={styles.inDark}>dark</span> <span className={styles.inSystem}>system</span>
      </span>
    </button>
  )
}
