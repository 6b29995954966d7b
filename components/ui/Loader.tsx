import styles from './Loader.module.css'

/** A turning ring, for something that is on its way. When it appears is its parent's decision. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <p className={styles.loader} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  )
}
