import { withBasePath } from '../../lib/content/settings/base-path'
import type { OutputMatch } from '../../lib/content/symptoms/match-output'
import styles from './OutputMatches.module.css'

export type OutputMatchesProps = {
  readonly matches: readonly OutputMatch[]
  /** False if the matching line already appears above the list. */
  readonly showsLine?: boolean
}

/** The table rows in the documentation that explain a program's output. */
export function OutputMatches({ matches, showsLine = true }: OutputMatchesProps) {
  return (
    <ol className={styles.matches}>
      {matches.map(({ known, line }) => (
        <li key={known.url}>
          <p>
            <a href={withBasePath(known.url)}>{known.symptom}</a> <small>{known.page}</small>
          </p>
          {showsLine && (
            <p>
              <samp>{line}</samp>
            </p>
          )}
          {known.cause !== null && (
            <p>
              <b>Cause:</b> {known.cause}
            </p>
          )}
          <p>
            <b>What to do:</b> {known.action}
          </p>
        </li>
      ))}
    </ol>
  )
}
