import { useRouter } from 'next/router'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type EventAnswers,
  type EventRule,
  EXAMPLE_ANSWERS,
  eventProblems,
  eventXml,
  QUESTIONS,
} from '../../../lib/content/api/event-answers'
import { usePage } from '../../ui/PageContext'
import {
  changedEvent,
  explainStart,
  printEvent,
  readEventStart,
  type StartedEvent,
} from './event-start'

/** What the API says of events. */
export type EventFacts = {
  readonly rules: readonly EventRule[]
  /** Attributes and child elements that only the manager sets. */
  readonly managerParts: readonly string[]
  /** The weekdays with their bits in `EventWeekdays`. */
  readonly days: readonly { readonly value: number; readonly day: string }[]
}

/** Milliseconds without another letter after which the URL follows: browsers allow few changes of it in a row. */
const PAUSE_MS = 200

type Start = {
  /** What the reader pasted. */
  readonly text: string
  /** Why that is no event to start from. */
  readonly problem: string
  readonly started: StartedEvent | null
}

const NO_START: Start = { text: '', problem: '', started: null }

/**
 * The answers and the event that they make. They stand in the hash, which can be shared and no server sees; nothing of an
 * event that the reader starts from does.
 */
export function useEventAnswers(
  form: RefObject<HTMLFormElement | null>,
  { rules, managerParts, days }: EventFacts,
) {
  const [given, setGiven] = useState<EventAnswers>(EXAMPLE_ANSWERS)
  const [start, setStart] = useState(NO_START)
  const showInUrl = useLateUrl()
  const { text, problem, started } = start
  const answers = cleaned(given)
  const event = started === null ? null : changedEvent(started, answers)
  const attributes = [...(event?.attributes ?? [])].map(({ name, value }) => [name, value] as const)

  const change = (name: keyof EventAnswers, value: string) => {
    const changed = { ...given, [name]: value }
    setGiven(changed)
    if (started === null) showInUrl(`#${new URLSearchParams(cleaned(changed))}`, PAUSE_MS)
  }
  const startOver = () => {
    setGiven(EXAMPLE_ANSWERS)
    setStart(NO_START)
    showInUrl('', 0)
  }
  const takeStart = (pasted: string) => {
    if (pasted.trim() === '') return started === null ? setStart(NO_START) : startOver()
    const read = readEventStart(pasted, managerParts)
    if (typeof read === 'string')
      return setStart({ text: pasted, problem: `${read} The form is unchanged.`, started })
    setGiven(read.answers)
    setStart({ text: pasted, problem: '', started: { ...read, before: cleaned(read.answers) } })
    showInUrl('', 0)
  }
  const takeEarly = useEffectEvent((element: HTMLFormElement) => {
    setGiven({ ...answersIn(element), ...sharedAnswers() })
    takeStart(String(new FormData(element).get('start-event') ?? ''))
  })
  // What the reader chose and pasted before React was there.
  useLayoutEffect(() => {
    if (form.current !== null) takeEarly(form.current)
  }, [form])
  useEffect(() => {
    const handleHash = () => {
      const shared = sharedAnswers()
      if (Object.keys(shared).length === 0) return
      setGiven((current) => ({ ...current, ...shared }))
      setStart((current) => (current.started === null ? current : NO_START))
    }
    window.addEventListener('hashchange', handleHash)
    return () => window.removeEventListener('hashchange', handleHash)
  }, [])

  return {
    given,
    answers,
    chosenDays: days.filter(({ value }) => (Number(answers.days) & value) > 0),
    xml: event === null ? eventXml(answers) : printEvent(event),
    problems: eventProblems(answers, rules, event === null ? undefined : new Map(attributes)),
    start: { text, problem, result: problem === '' && started ? explainStart(started) : '' },
    change,
    startOver,
    takeStart,
  }
}

/** Changes the hash of the page after a while, unless it is left or the hash changes again before. */
function useLateUrl(): (hash: string, delayMs: number) => void {
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
  const answers = QUESTIONS.map((name) => [name, String(data.get(name) ?? '')])
  return { ...EXAMPLE_ANSWERS, ...Object.fromEntries(answers), days: String(days) }
}

/** The answers in the hash of the URL. */
function sharedAnswers(): Partial<EventAnswers> {
  const query = new URLSearchParams(window.location.hash.slice(1))
  return Object.fromEntries([...query].filter(([name]) => QUESTIONS.includes(name)))
}

/** Without what fields that hold only certain values do not show. */
function cleaned(answers: EventAnswers): EventAnswers {
  const trimmed = Object.entries(answers).map(([name, value]) => [name, value.trim()])
  const days = String(Number(answers.days) & 127)
  const backup = answers.backup === '' ? '' : '1'
  return { ...answers, ...Object.fromEntries(trimmed), days, backup }
}
