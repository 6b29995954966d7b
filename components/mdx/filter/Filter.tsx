import {
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import { Announcement } from '../../ui/Announcement'
import { Icon } from '../../ui/Icon'
import { LITERAL_FIELD } from '../../ui/literal-field'
import { HideHeadingsContext } from '../../ui/PageContext'
import { useUrlQuery } from '../../ui/useUrlQuery'
import styles from './Filter.css?url'
import { filterRows } from './filter-rows'

export type FilterProps = {
  /** Label of the text field. */
  readonly find: string
  /** Placeholder of the text field, such as an example of what it finds. */
  readonly hint: string
  /** A choice filters by the attribute `data-<name>`. Its first option has the value '' and selects everything. */
  readonly choices?: readonly {
    readonly name: string
    readonly label: string
    readonly options: readonly (readonly [value: string, label: string])[]
  }[]
  /** Noun for the rows, in the plural. */
  readonly units: string
  readonly children: ReactNode
}

/**
 * The state is in the form, so that whatever the reader entered before hydration counts, without `useEarlyInput`. The
 * URL repeats it.
 */
export function Filter({ find, hint, choices = [], units, children }: FilterProps) {
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  /** Empty until the filter is used. */
  const [status, setStatus] = useState('')
  const [changes, setChanges] = useState(0)
  const hideHeadings = useContext(HideHeadingsContext)

  const showMatches = () => {
    if (box.current === null) return
    const found = filterRows(box.current, chosenIn(form.current), units)
      .filter(({ count }) => count > 0)
      .map(({ count, total, units }) => `${count < total ? `${count} of ` : ''}${total} ${units}`)
    setStatus(found.join(', ') || `No ${units} match.`)
    setIsUsed(queryOf(form.current) !== '')
    const headings = box.current.querySelectorAll('[hidden] :is(h2, h3)')
    hideHeadings(new Set([...headings].map(({ id }) => id)))
  }
  /** Where the browser scrolled to a row before early input hid it, which makes the page shorter. */
  const place = useRef(0)
  const { write, save } = useUrlQuery((query, isFirst) => {
    if (isFirst) place.current = window.scrollY
    // The URL gets text entered before hydration with the next change, and keeps its anchor until then.
    if (isFirst && queryOf(form.current) !== '') showMatches()
    else if (query !== '' || !isFirst) {
      const values = new URLSearchParams(query)
      for (const field of form.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])
        field.value = values.get(field.name) ?? ''
      showMatches()
    }
  })
  // On a slow phone, the layout of a thousand rows takes a second. The field, or the press, is shown before it.
  const followChange = useEffectEvent(showMatches)
  useEffect(() => {
    if (changes > 0) followChange()
  }, [changes])
  const change = (isTyping: boolean) => {
    setIsUsed(queryOf(form.current) !== '')
    write(queryOf(form.current), isTyping)
    startTransition(() => setChanges((count) => count + 1))
  }
  const clear = () => {
    form.current?.reset()
    change(false)
    form.current?.querySelector('input')?.focus()
  }
  // A link to a hidden row clears the filter, unless the reader is using it.
  const reveal = useEffectEvent((target: Element) => {
    const hidden = target.closest('[hidden]')
    if (!box.current?.contains(hidden) || form.current?.contains(document.activeElement)) return
    form.current?.reset()
    showMatches()
    if (window.scrollY < place.current) window.scrollTo({ top: place.current, behavior: 'instant' })
  })
  useLayoutEffect(() => onReveal(reveal), [])
  return (
    <div ref={box}>
      <link rel="stylesheet" href={styles} precedence="pages" />
      {/* Without `autoComplete="off"`, Firefox restores the choices after a reload. */}
      {/* biome-ignore lint/a11y/useSemanticElements: old browsers do not support `<search>` */}
      <form
        ref={form}
        className="filter needs-scripts"
        role="search"
        aria-label={`Filter ${units}`}
        autoComplete="off"
        onInput={({ target }) => change(target instanceof HTMLInputElement)}
        onBlur={save}
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          {find} <Icon name="search" size={1.125} />
          <input name="find" placeholder={hint} enterKeyHint="done" {...LITERAL_FIELD} dir="auto" />
        </label>{' '}
        {choices.map(({ name, label, options }) => (
          <label key={name}>
            {label}{' '}
            <select name={name}>
              {options.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p>
          {/* The space makes each message another one: a second choice without a match is announced, too. */}
          <Announcement text={status && status + '\u00a0'.repeat(changes % 2)} />
          <span aria-hidden="true">{status}</span>{' '}
          {isUsed && (
            <button type="button" className="clear" onClick={clear}>
              Clear filter
            </button>
          )}
        </p>
      </form>
      {children}
    </div>
  )
}

function chosenIn(form: HTMLFormElement | null): URLSearchParams {
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields.filter(([, value]) => value?.trim() !== ''))
}

function queryOf(form: HTMLFormElement | null): string {
  const query = String(chosenIn(form))
  return query === '' ? '' : `?${query}`
}
