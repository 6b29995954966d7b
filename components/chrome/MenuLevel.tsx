import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import buttonStyles from '../ui/IconButton.module.css'
import styles from './MobileSidebar.module.css'

export type MenuLevelProps = {
  readonly name: string
  readonly isShown: boolean
  /** What stands beside the button that closes the menu. */
  readonly head: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A level of the mobile sidebar, which keeps its place while the other one shows. */
export function MenuLevel({ name, isShown, head, onClose, children }: MenuLevelProps) {
  return (
    <nav className={styles.level} aria-label={name} inert={!isShown}>
      <div className={styles.head}>
        {head}
        <button
          type="button"
          className={buttonStyles.button}
          aria-label="Close menu"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </nav>
  )
}
