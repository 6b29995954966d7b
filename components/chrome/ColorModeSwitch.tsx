import { useTheme } from 'next-themes'
import { Icon } from '../ui/Icon'
import styles from '../ui/IconButton.module.css'

/** Switches between light and dark. Style sheets show the icon of the current mode, so that it is right at once. */
export function ColorModeSwitch() {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.needsScripts}`}
      aria-label="Switch between light and dark mode"
      data-early-click=""
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" className={styles.inLight} />
      <Icon name="moon" className={styles.inDark} />
    </button>
  )
}
