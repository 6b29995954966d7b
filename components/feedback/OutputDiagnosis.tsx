import { ChunkStatus } from './LoadStatus'
import styles from './OutputDiagnosis.module.css'
import { OutputMatches, useOutputMatches } from './OutputMatches'

type DiagnosisProps = {
  readonly text: string
  /** Whether to say that no known error matches. Set if the text is a paste that the search field has cut. */
  readonly isPasted: boolean
}

export function OutputDiagnosis({ text, isPasted }: DiagnosisProps) {
  const { list, matches } = useOutputMatches(text, true)
  const [best, ...others] = matches ?? []
  const isUnknown = isPasted && matches?.length === 0
  return (
    <section className={styles.diagnosis} aria-label="Diagnosis">
      <ChunkStatus label="The list of known errors" state={list} />
      <p role="status">
        {isUnknown && 'No known error found in the text you pasted.'}
        {best !== undefined && (
          <>
            This looks like an error: <samp>{best.line}</samp>
          </>
        )}
      </p>
      {best !== undefined && <OutputMatches matches={[best]} showsLine={false} />}
      {others.length > 0 && (
        <details>
          <summary>
            {others.length === 1 ? '1 more known error' : `${others.length} more known errors`}
          </summary>
          <OutputMatches matches={others} />
        </details>
      )}
    </section>
  )
}
