import { ChunkStatus } from './LoadStatus'
import styles from './OutputDiagnosis.module.css'
import { OutputMatches } from './OutputMatches'
import { useOutputMatches } from './useOutputMatches'

export type DiagnosisProps = {
  readonly text: string
  /** Whether the reader pasted the text, and so expects a message even if nothing matches. */
  readonly isPasted: boolean
}

/** The best match for a program's output, and the other matches in a collapsed list. */
export function OutputDiagnosis({ text, isPasted }: DiagnosisProps) {
  const { list, matches } = useOutputMatches(text, true)
  const [best, ...others] = matches ?? []
  return (
    <section className={styles.diagnosis} aria-label="Diagnosis">
      <ChunkStatus label="The list of known errors" state={list} />
      <p role="status">
        {isPasted && matches?.length === 0 && 'No known error found in the text you pasted.'}
        {best !== undefined && (
          <>
            This looks like an error: <samp>{best.line}</samp>
          </>
        )}
      </p>
      {best !== undefined && <OutputMatches matches={[best]} showsLine={false} />}
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? '1 more cause' : `${others.length} more causes`}</summary>
          <OutputMatches matches={others} />
        </details>
      )}
    </section>
  )
}
