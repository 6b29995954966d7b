import type { DocSearchModalProps } from '@docsearch/react'
import { act, createRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MESSAGES } from '../../lib/site/messages'
import { expectYaml } from '../../tests/fixtures/expected-files'
import { pressKey, renderForm } from '../../tests/fixtures/render-form'
import { searchHit, searchResponse } from '../../tests/fixtures/search-hit'
import { HostedModal } from './HostedModal'
import { NO_SEARCH } from './useSearchSession'

const { shown, push, search } = vi.hoisted(() => {
  vi.stubEnv('NEXT_PUBLIC_ALGOLIA_APP_ID', 'APP')
  vi.stubEnv('NEXT_PUBLIC_ALGOLIA_API_KEY', 'abc')
  return {
    shown: { props: {} as Partial<DocSearchModalProps> },
    push: vi.fn(),
    search: { report: (_progress: object) => {}, forget: vi.fn(), transform: vi.fn() },
  }
})
vi.mock('next/router', () => ({ default: { push } }))
vi.mock('@docsearch/react', () => ({
  DocSearchModal: (props: DocSearchModalProps) => {
    shown.props = props
    return (
      <>
        <input id="docsearch-input" defaultValue={props.initialQuery} />
        <a href="/docs/Stream/API/API_Methods/AddEvent#parameters">Hit</a>
      </>
    )
  },
}))
vi.mock('../../lib/search/hosted/docsearch', async (original) => ({
  ...(await original<object>()),
  docSearchClient: (_client: object, report: typeof search.report) => {
    search.report = report
    return search
  },
}))

const hit = searchHit()
const done = { status: 'done', ...searchResponse([hit]), query: 'param' } as const
const onClose = vi.fn()

function open(typed: string) {
  const dialog = createRef<HTMLDialogElement>()
  const state = {
    isOpen: true,
    openings: 1,
    text: 'ad',
    product: null,
    search: NO_SEARCH,
    chosen: null,
  }
  localStorage.clear()
  document.body.replaceChildren()
  const form = renderForm(
    <dialog ref={dialog}>
      <input defaultValue={typed} />
      <HostedModal
        {...{ dialog, state, onClose, active: undefined }}
        update={() => undefined}
        onType={() => undefined}
      />
    </dialog>,
  )
  const found = () => document.querySelector<HTMLInputElement>('#docsearch-input')
  const send = (event: Event) => act(() => void found()?.dispatchEvent(event))
  return { ...form, input: found, send }
}

beforeEach(() => vi.clearAllMocks())

it('DocSearch continues with the text in the box, and has the settings and words of this site', async () => {
  const { input } = open('add')
  expect([input()?.value, document.activeElement]).toEqual(['add', input()])
  expect(input()?.selectionStart).toBe(3)
  const { resultsFooterComponent: Footer, getMissingResultsUrl, ...props } = shown.props
  await expectYaml(JSON.parse(JSON.stringify(props)), 'docsearch')
  expect(getMissingResultsUrl?.({ query: '' })).toBe('https://www.capellasystems.net/contact-us')
  const state = { query: 'a b', context: { nbHits: 42 } }
  const { textsOf } = renderForm(Footer && <Footer state={Object(state)} />)
  expect(textsOf('a[href="/search?q=a%20b"]')).toEqual(['See all 42 results'])
})

it('a hit leads to its page, with the words to highlight there', () => {
  open('')
  const navigate = (itemUrl: string) =>
    shown.props.navigator?.navigate?.({ item: Object({}), state: Object({}), itemUrl })
  act(() => navigate(hit.url))
  expect([push.mock.calls, Object.keys(localStorage)]).toEqual([[[hit.url]], []])
  act(() => search.report(done))
  act(() => navigate('/docs/elsewhere'))
  expect(Object.keys(localStorage)).toEqual([])
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  for (const follow of [() => navigate(hit.url), () => document.querySelector('a')?.click()]) {
    localStorage.clear()
    act(() => void follow())
    expect(Object.values({ ...localStorage }).join()).toContain('param')
  }
})

it('a failure is shown with Retry; keys and presses close or clear as they do without DocSearch', () => {
  const { textsOf, press, send, input } = open('')
  const retry = vi.fn()
  act(() => search.report({ status: 'failed', isRepeated: false, retry }))
  expect(textsOf('[data-failed] [role=alert] p')).toEqual([
    MESSAGES.searchFailed,
    MESSAGES.checkConnection,
  ])
  press(MESSAGES.retry)
  expect(retry).toHaveBeenCalledOnce()
  act(() => search.report(done))
  expect(textsOf('[data-failed], [role=alert]')).toEqual([])
  const heard = vi.fn()
  input()?.addEventListener('keydown', heard)
  pressKey('Tab')
  expect(heard).not.toHaveBeenCalled()
  pressKey('a')
  expect([heard.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  pressKey('Escape')
  expect(onClose).toHaveBeenCalledOnce()
  send(new Event('input', { bubbles: true }))
  send(new Event('reset', { bubbles: true }))
  expect(search.forget).toHaveBeenCalledTimes(2)
  const isIgnored = (target: Element | null, detail: number) => {
    const event = new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true })
    act(() => void target?.dispatchEvent(event))
    return event.defaultPrevented
  }
  const link = document.querySelector('a')
  expect([isIgnored(link, 1), isIgnored(link, 2), isIgnored(input(), 2)]).toEqual([
    false,
    true,
    false,
  ])
})
