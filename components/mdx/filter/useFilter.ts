import { useContext, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import { HideHeadingsContext } from '../../ui/PageContext'
import { useUrlQuery } from '../../ui/useUrlQuery'
import { filterRows } from './filter-rows'

/**
 * The state is in the form, so that whatever the reader entered before hydration counts.
 * @param units noun for the rows, in the plural
 * @param isInUrl whether the state is also in the URL
 * @returns `box` for the element with the form and the rows, and `status`, which is empty until the filter is used
 */
export function useFilter(units: string, isInUrl: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState('')
  const hideHeadings = useContext(HideHeadingsContext)

  const showMatches = () => {
    if (box.current === null) return
    const { count, total } = filterRows(box.current, chosenIn(form.current))
    const all = `${total} ${units}`
    setStatus(count === 0 ? `No matching ${units}` : count === total ? all : `${count} of ${all}`)
    const headings = box.current.querySelectorAll('[hidden] :is(h2, h3)')
    hideHeadings(new Set([...headings].map(({ id }) => id)))
  }
  const { write, save } = useUrlQuery((query, isFirst) => {
    if (isFirst && queryOf(form.current) !== '') change(true)
    else if (isInUrl && (query !== '' || !isFirst)) {
      fill(form.current, query)
      showMatches()
    }
  })
  const change = (isTyping: boolean) => {
    showMatches()
    if (isInUrl) write(queryOf(form.current), isTyping)
  }
  const showAll = () => {
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
  })
  useLayoutEffect(() => onReveal(reveal), [])
  return { box, form, status, change, save, showAll }
}

function chosenIn(form: HTMLFormElement | null): URLSearchParams {
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields.filter(([, value]) => value?.trim() !== ''))
}

function queryOf(form: HTMLFormElement | null): string {
  const query = String(chosenIn(form))
  return query === '' ? '' : `?${query}`
}

function fill(form: HTMLFormElement | null, query: string): void {
  const values = new URLSearchParams(query)
  for (const field of form?.querySelectorAll<HTMLInputElement>('input, select') ?? [])
    field.value = values.get(field.name) ?? ''
}
