import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { MESSAGES } from '../../lib/site/messages'
import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={styles.link} href={`#${ELEMENT_IDS.main}`}>
      {MESSAGES.skipToContent}
    </a>
  )
}
