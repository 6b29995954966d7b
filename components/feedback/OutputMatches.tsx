import { withBasePath } from '../../lib/content/settings/base-path'
import type { OutputMatch } from '../../lib/content/symptoms/match-output'
import styles from './OutputMatches.module.css'

export type OutputMatchesProps = {
  readonly matches: readonly OutputMatch[]
  /** False if the line already appears above. */
  readonly showsLine?: boolean
}

/** The rows that explain an output: the matching line, its cause, what to do, and a link to the row. */
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
