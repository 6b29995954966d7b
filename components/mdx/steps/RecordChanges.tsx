import {
  type InstallationRecord,
  type RecordStep,
  recordChanges,
} from '../../../lib/content/values/installation-record'

export type RecordChangesProps = {
  readonly now: InstallationRecord
  /** What the file holds; null when it is no record of this page. */
  readonly saved: InstallationRecord | null
  readonly steps: readonly RecordStep[]
  readonly onAccept: (saved: InstallationRecord) => void
  readonly onLeave: () => void
}

/** Says what a saved record changes before it does. */
export function RecordChanges({ now, saved, steps, onAccept, onLeave }: RecordChangesProps) {
  if (saved === null)
    return <p role="alert">This file is no record of this page. Choose one that was saved here.</p>
  const changes = recordChanges(now, saved, steps)
  if (changes.length === 0) return <p role="status">The file holds what is here already.</p>
  return (
    <section aria-label="Changes">
      <p role="status">{`The file changes ${changes.length} of what is here:`}</p>
      <ul>
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            {name}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
          </li>
        ))}
      </ul>
      <div className="fields">
        <button type="button" className="button" onClick={() => onAccept(saved)}>
          Take it over
        </button>
        <button type="button" className="button" onClick={onLeave}>
          Leave it
        </button>
      </div>
    </section>
  )
}

function shown(text: string | undefined): string {
  return text === '' ? 'done' : (text ?? 'nothing')
}
