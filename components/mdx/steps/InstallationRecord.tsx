import { type ChangeEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { readerValuesItem, recordTextsItem } from '../../../lib/browser/storage/storage-items'
import { siteUrl } from '../../../lib/content/settings/base-path'
import {
  type InstallationRecord as Kept,
  parseRecord,
  RECORD_TEXTS,
  type RecordStep,
  recordMarkdown,
} from '../../../lib/content/values/installation-record'
import { usePage } from '../../ui/PageContext'
import { useDoneSteps } from '../../ui/useDoneSteps'
import { useStored } from '../../ui/useStored'
import styles from './InstallationRecord.module.css'
import { RecordChanges } from './RecordChanges'
import { RecordSheet } from './RecordSheet'

const NONE: Kept['texts'] = {}

/**
 * What the reader did with the help of this page: values but secrets, steps with their times, and own words. To be printed,
 * saved, and opened in another browser. Without scripts there is none: the page's list of values and its steps are the form.
 * @param steps of the page
 */
export function InstallationRecord({ steps = [] }: { readonly steps?: readonly RecordStep[] }) {
  const { route, frontMatter } = usePage()
  const { title, appliesTo = [], updated, placeholders = '' } = frontMatter
  const [isPrinting, setPrinting] = useState(false)
  const [opened, setOpened] = useState<{ readonly saved: Kept | null } | null>(null)
  const { item: stepsItem, doneAt } = useDoneSteps()
  const valuesItem = useMemo(() => readerValuesItem(placeholders), [placeholders])
  const textsItem = useMemo(() => recordTextsItem(route), [route])
  const texts = useStored(textsItem) ?? NONE
  const record: Kept = { values: useStored(valuesItem) ?? NONE, steps: doneAt, texts }
  const head = {
    title,
    lines: [
      `- Page: ${siteUrl(route)}`,
      `- Written for: ${appliesTo.join(', ') || title}`,
      `- Last changed: ${updated?.date ?? ''}`,
    ],
  }
  const write = (key: string, text: string) => {
    const { [key]: _, ...others } = texts
    textsItem.set(text === '' ? others : { ...others, [key]: text })
  }
  const print = () => {
    window.addEventListener('afterprint', () => setPrinting(false), { once: true })
    flushSync(() => setPrinting(true))
    window.print()
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text()
    if (text !== undefined) setOpened({ saved: parseRecord(text, route) })
  }
  const takeOver = (saved: Kept) => {
    valuesItem.set(saved.values)
    stepsItem.set(saved.steps)
    textsItem.set(saved.texts)
    setOpened(null)
  }
  return (
    <div className={`fields ${styles.record} ${isPrinting ? styles.printed : 'needs-scripts'}`}>
      {Object.entries(RECORD_TEXTS).map(([key, heading]) => (
        <label key={key}>
          {heading}
          <textarea
            rows={3}
            // Browsers bring the caret alone into view.
            onFocus={({ target }) =>
              target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
            }
            value={texts[key] ?? ''}
            onChange={({ target }) => write(key, target.value)}
          />
        </label>
      ))}
      <div className={`fields ${styles.actions}`}>
        <button type="button" className="button" onClick={print}>
          Print the record
        </button>
        <a
          className="button"
          download={`${title}.md`}
          href={`data:text/markdown;charset=utf-8,${encodeURIComponent(recordMarkdown(record, head, steps))}`}
        >
          Save as Markdown
        </a>
        <label>
          Open a saved record
          <input type="file" accept=".md,text/markdown" onChange={open} />
        </label>
      </div>
      {opened !== null && (
        <RecordChanges
          now={record}
          saved={opened.saved}
          steps={steps}
          onAccept={takeOver}
          onLeave={() => setOpened(null)}
        />
      )}
      {isPrinting && <RecordSheet record={record} title={title} lines={head.lines} steps={steps} />}
    </div>
  )
}
