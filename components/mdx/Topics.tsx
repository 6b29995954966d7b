import type { ReactNode } from 'react'
import styles from './Topics.css?url'

/** Lays out `<TutorialIndex />`. */
export function Topics({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="topics">
      <link rel="stylesheet" href={styles} precedence="pages" />
      {children}
    </div>
  )
}
