import { useTheme } from 'next-themes'
import { useState } from 'react'
import { COLOR_CHOICES } from '../../../lib/site/constants'
import { EARLY_CLICK } from '../../../lib/site/element-ids'
import { Icon } from '../../ui/Icon'
import styles from '../../ui/IconButton.module.css'
import { useIsHydrated } from '../../ui/useStored'

const CHOICES: readonly string[] = COLOR_CHOICES

/** Style sheets select the icon and the word for the current choice, so that both are correct at the first paint. */
export function ColorModeSwitch() {
  const { theme, setTheme } = useTheme()
  const [announced, setAnnounced] = useState('')
  const isHydrated = useIsHydrated()
  const next = CHOICES[CHOICES.indexOf(theme ?? '') + 1] ?? COLOR_CHOICES[0]
  const handleClick = () => {
    setTheme(next)
    setAnnounced(`Color mode: ${next}`)
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-scripts`}
        title={isHydrated ? `Change color mode to ${next}` : undefined}
        onClick={handleClick}
        {...EARLY_CLICK}
      >
        <Icon name="sun" className={styles.inLight} />
        <Icon name="moon" className={styles.inDark} />
        <Icon name="screen" className={styles.inSystem} />
        <span>
          Color mode: <span className={styles.inLight}>light</span>{' '}
          <span className={styles.inDark}>dark</span>{' '}
          <span className={styles.inSystem}>system</span>
        </span>
      </button>
      <span className="unseen" aria-live="polite">
        {announced}
      </span>
    </>
  )
}
