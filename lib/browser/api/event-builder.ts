import {
  DAYS_CLASS,
  EVENT_BUILDER_CLASS,
  MANAGER_PARTS_ATTRIBUTE,
  RULES_ATTRIBUTE,
  START_IDS,
} from '../../content/api/contract'
import {
  type EventAnswers,
  type EventRule,
  EXAMPLE_ANSWERS,
  eventProblems,
  eventXml,
  QUESTIONS,
} from '../../content/api/event-answers'
import type { ArticleBehavior } from '../article/article-behavior'
import {
  changedEvent,
  explainStart,
  printEvent,
  readEventStart,
  type StartedEvent,
} from './event-start'

/** Milliseconds without another letter after which the URL follows: browsers allow few changes of it in a row. */
const PAUSE_MS = 200

/**
 * Makes the event of the answers as the reader gives them. They stand in the hash, which can be shared and no server
 * sees; no token does, and nothing of an event that the reader starts from.
 */
export const enhanceEventBuilder: ArticleBehavior = (article, context) => {
  const { route, signal, changeUrl } = context
  const form = article.querySelector<HTMLFormElement>(`.${EVENT_BUILDER_CLASS}`)
  if (form === null) return
  const code = article.querySelector('figure.code code')
  const rules: readonly EventRule[] = JSON.parse(form.getAttribute(RULES_ATTRIBUTE) ?? '[]')
  const managerParts: readonly string[] = JSON.parse(
    form.getAttribute(MANAGER_PARTS_ATTRIBUTE) ?? '[]',
  )
  const startText = form.querySelector('textarea')
  let started: StartedEvent | null = null
  const show = () => {
    const answers = answersOf(form)
    for (const group of form.querySelectorAll<HTMLFieldSetElement>('fieldset[name]'))
      group.hidden = group.name === 'days' ? answers.when !== 'weekly' : answers.backup === ''
    for (const name of ['stopDate', 'stop'])
      control(form, name)
        ?.closest('label')
        ?.toggleAttribute('hidden', answers.when === 'always')
    const days = form.querySelector(`.${DAYS_CLASS}`)
    if (days !== null) days.textContent = explainDays(form, answers.days)
    const event = started === null ? null : changedEvent(started, answers)
    const values = event
      ?.getAttributeNames()
      .map((name) => [name, event.getAttribute(name) ?? ''] as const)
    report(form, eventProblems(answers, rules, values && new Map(values)))
    const xml = event === null ? eventXml(answers) : printEvent(event)
    if (code !== null && code.textContent !== xml) code.textContent = xml
  }
  let timer: number | undefined
  const leaveUrl = () => {
    window.clearTimeout(timer)
    changeUrl(route, 'replace')
  }
  const startOver = () => {
    form.reset()
    started = null
    sayOfStart(form, '', '')
    leaveUrl()
    show()
  }
  const takeStart = (text: string) => {
    if (text.trim() === '') {
      sayOfStart(form, '', '')
      return started === null ? undefined : startOver()
    }
    const start = readEventStart(text, managerParts)
    if (typeof start === 'string') return sayOfStart(form, `${start} The form is unchanged.`, '')
    fill(form, new URLSearchParams(start.answers))
    started = { ...start, before: answersOf(form) }
    sayOfStart(form, '', explainStart(started))
    leaveUrl()
    show()
  }
  const handleInput = ({ target }: Event) => {
    if (target === startText) return takeStart(startText?.value ?? '')
    show()
    if (started !== null) return
    window.clearTimeout(timer)
    timer = window.setTimeout(
      () => changeUrl(`${route}#${new URLSearchParams(answersOf(form))}`, 'replace'),
      PAUSE_MS,
    )
  }
  const showShared = () => {
    const query = new URLSearchParams(window.location.hash.slice(1))
    if (started !== null && QUESTIONS.some((name) => query.has(name))) {
      started = null
      if (startText !== null) startText.value = ''
      sayOfStart(form, '', '')
    }
    fill(form, query)
    show()
  }
  showShared()
  // What the reader pasted before this code was there is not lost.
  takeStart(startText?.value ?? '')
  window.addEventListener('hashchange', showShared, { signal })
  form.addEventListener('input', handleInput, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  form.querySelector('button')?.addEventListener('click', startOver, { signal })
}

/** Says why a text is no event to start from, or what became of its parts. */
function sayOfStart(form: HTMLFormElement, problem: string, result: string): void {
  const texts = { [START_IDS.problem]: problem, [START_IDS.result]: result }
  for (const [id, text] of Object.entries(texts)) {
    const place = form.querySelector(`#${id}`)
    if (place !== null && place.textContent !== text) place.textContent = text
  }
  form.querySelector('textarea')?.setAttribute('aria-invalid', String(problem !== ''))
}

function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  return form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]:not(fieldset)`)
}

function dayBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name="day"]')]
}

function answersOf(form: HTMLFormElement): EventAnswers {
  const data = new FormData(form)
  const days = data.getAll('day').reduce((sum, bit) => sum + Number(bit), 0)
  const answer = (name: string) =>
    name === 'days' ? String(days) : String(data.get(name) ?? '').trim()
  const answers = Object.fromEntries(QUESTIONS.map((name) => [name, answer(name)]))
  return { ...EXAMPLE_ANSWERS, ...answers }
}

function fill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const name of QUESTIONS) {
    const value = query.get(name)
    if (value === null) continue
    if (name === 'days')
      for (const box of dayBoxes(form)) box.checked = (Number(value) & Number(box.value)) > 0
    const field = name === 'days' ? null : control(form, name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== ''
    else if (field !== null) field.value = value
  }
}

function explainDays(form: HTMLFormElement, sum: string): string {
  const chosen = dayBoxes(form).filter((box) => box.checked)
  const names = chosen.map((box) => `${box.labels?.[0]?.textContent?.trim()} ${box.value}`)
  return names.length === 0 ? 'No day is chosen.' : `EventWeekdays ${sum} = ${names.join(' + ')}`
}

function report(form: HTMLFormElement, problems: readonly string[]): void {
  const status = form.querySelector('[role="status"]')
  if (status === null) return
  const lines = problems.length === 0 ? ['The event is complete and valid.'] : problems
  const text = lines.join('\n')
  if (status.textContent === text) return
  status.textContent = text
  status.toggleAttribute('data-invalid', problems.length > 0)
}
