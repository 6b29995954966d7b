import { useRouter } from 'next/router'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  answersOfHash,
  cleanAnswers,
  EVENT_FIELDS,
  type EventAnswers,
  type EventKey,
  type EventRule,
  EXAMPLE_ANSWERS,
  eventXml,
} from '../../../lib/content/api/event-answers'
import { eventProblems, eventWarnings } from '../../../lib/content/api/event-problems'
import { usePage } from '../../ui/PageContext'
import { useIsHydrated } from '../../ui/useStored'
import {
  changedEvent,
  type EventStart,
  explainStart,
  readEventStart,
  serializeEvent,
} from './event-start'

export type EventFacts = {
  readonly rules: readonly EventRule[]
  /** Attributes and child elements that AddEvent does not accept, because the manager sets them. */
  readonly managerParts: readonly string[]
  /** `value` is the weekday's bit in `EventWeekdays`. */
  readonly days: readonly {
    readonly value: number
    readonly day: string
    readonly unconfirmed?: string | undefined
  }[]
}

export type EventBuilderState = ReturnType<typeof useEventAnswers>

/** Delay before an answer changes the URL, because browsers limit how often a page may change its URL. */
const PAUSE_MS = 200

type Start = {
  /** The pasted text. */
  readonly text: string
  /** Why the form cannot start from the pasted text; '' if it can. */
  readonly problem: string
  readonly started: EventStart | null
}

const NO_START: Start = { text: '', problem: '', started: null }

/**
 * Writes changed answers to the URL's hash, so that readers can share them without sending them to a server. While the
 * form is based on a pasted event, the hash stays empty, so that it never contains parts of that event.
 */
export function useEventAnswers(
  form: RefObject<HTMLFormElement | null>,
  { rules, managerParts }: EventFacts,
) {
  const [given, setGiven] = useState<EventAnswers>(EXAMPLE_ANSWERS)
  const [start, setStart] = useState(NO_START)
  const isHydrated = useIsHydrated()
  const showInUrl = useDelayedHash()
  const { text, problem, started } = start
  const answers = cleanAnswers(given)
  const event = started === null ? null : changedEvent(started, answers)
  const attributes = event && new Map([...event.attributes].map(({ name, value }) => [name, value]))
  const problems = eventProblems(answers, rules, attributes ?? undefined)

  const change = (key: EventKey, value: string) => {
    const changed = { ...given, [key]: value }
    setGiven(changed)
    if (started === null) showInUrl(`#${new URLSearchParams(cleanAnswers(changed))}`, PAUSE_MS)
  }
  const startOver = () => {
    setGiven(EXAMPLE_ANSWERS)
    setStart(NO_START)
    showInUrl('', 0)
  }
  const startFrom = (pasted: string) => {
    if (pasted.trim() === '') return started === null ? setStart(NO_START) : startOver()
    const parsed = readEventStart(pasted, managerParts)
    if (typeof parsed === 'string')
      return setStart({ text: pasted, problem: `${parsed} The form is unchanged.`, started })
    setGiven(parsed.answers)
    setStart({ text: pasted, problem: '', started: parsed })
    showInUrl('', 0)
  }
  const applyEarlyAnswers = useEffectEvent((element: HTMLFormElement) => {
    setGiven({ ...answersIn(element), ...answersOfHash(window.location.hash) })
    startFrom(String(new FormData(element).get('start-event') ?? ''))
  })
  // Use the answers that are already in the form or in the URL.
  useLayoutEffect(() => {
    if (form.current !== null) applyEarlyAnswers(form.current)
  }, [form])
  const applyHash = useEffectEvent(() => {
    const shared = answersOfHash(window.location.hash)
    if (Object.keys(shared).length === 0) return
    // The answers from a pasted event must not get into the URL with the next change.
    setGiven({ ...(started === null ? given : EXAMPLE_ANSWERS), ...shared })
    if (started !== null) setStart(NO_START)
  })
  useEffect(() => {
    window.addEventListener('hashchange', applyHash)
    return () => window.removeEventListener('hashchange', applyHash)
  }, [])

  return {
    given,
    answers,
    xml: event === null ? eventXml(answers) : serializeEvent(event),
    problems,
    // Computed only after hydration, so that dates are compared with the reader's date, not the date of the build.
    warnings: isHydrated ? eventWarnings(answers, today(), problems) : [],
    start: { text, problem, result: problem === '' && started ? explainStart(started) : '' },
    change,
    startOver,
    startFrom,
  }
}

/**
 * Returns a function that changes the URL's hash after a delay. Another call of the function, or leaving the page,
 * cancels a change that is still waiting.
 */
function useDelayedHash(): (hash: string, delayMs: number) => void {
  const router = useRouter()
  const { route } = usePage()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (hash, delayMs) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () => router.replace(`${route}${hash}`, undefined, { shallow: true, scroll: false }),
      delayMs,
    )
  }
}

function answersIn(form: HTMLFormElement): EventAnswers {
  const data = new FormData(form)
  const days = data.getAll('day').reduce((sum, bit) => sum + Number(bit), 0)
  const answers = EVENT_FIELDS.map(({ key }) => [key, String(data.get(key) ?? '')])
  return { ...EXAMPLE_ANSWERS, ...Object.fromEntries(answers), days: String(days) }
}

/** The local date, such as `2027-09-06`. */
function today(): string {
  const now = new Date()
  const minutes = now.getMinutes() - now.getTimezoneOffset()
  return new Date(now.setMinutes(minutes)).toISOString().slice(0, 10)
}
