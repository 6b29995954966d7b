import {
  type InstallationRecord,
  RECORD_TEXTS,
  type RecordStep,
} from '../../../lib/content/values/installation-record'
import styles from './InstallationRecord.module.css'

export type RecordSheetProps = {
  readonly record: InstallationRecord
  /** Of the page, and lines about it. */
  readonly title: string
  readonly lines: readonly string[]
  readonly steps: readonly RecordStep[]
}

/** The record as a page to print. */
export function RecordSheet({ record, title, lines, steps }: RecordSheetProps) {
  const { values, texts } = record
  return (
    <div className={styles.sheet}>
      <h2>Installation record: {title}</h2>
      {lines.map((line) => (
        <p key={line}>{line.replace(/^- /, '')}</p>
      ))}
      <h3>Values</h3>
      <ul>
        {Object.entries(values).map(([name, value]) => (
          <li key={name}>
            {name}: <b>{value}</b>
          </li>
        ))}
      </ul>
      {steps.length > 0 && <h3>Steps</h3>}
      <ul>
        {steps.map(([id, step]) => (
          <li key={id}>
            {`${id in record.steps ? '☑' : '☐'} ${step} `}
            <small>{record.steps[id]}</small>
          </li>
        ))}
      </ul>
      {Object.entries(RECORD_TEXTS).map(([key, heading]) => (
        <section key={key}>
          <h3>{heading}</h3>
          <p>{texts[key] ?? '–'}</p>
        </section>
      ))}
    </div>
  )
}
