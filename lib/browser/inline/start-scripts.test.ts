// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCRIPTS_FAILED } from '../../site/messages'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

const root = document.documentElement
const SCRIPTS = '<script type="application/json" id="page-scripts">["/a.js","/b.js"]</script>'
const CONTROLS =
  '<button type="button">Color mode</button><a href="#sidebar" role="button">Menu</a>'

/** Removes the listeners that a run of the code adds to the window. */
let ended = new AbortController()

beforeEach(() => {
  ended = new AbortController()
  const { addEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const all = typeof options === 'object' ? options : { capture: options === true }
    const signal = AbortSignal.any([ended.signal, ...(all.signal ? [all.signal] : [])])
    addEventListener.call(window, type, listener, { ...all, signal })
  })
  vi.stubGlobal('INLINE_PAGE', 'search')
  vi.stubGlobal('alert', vi.fn())
  vi.useFakeTimers()
  vi.resetModules()
})

afterEach(() => {
  ended.abort()
  root.removeAttribute(ROOT_ATTRIBUTES.started)
  root.removeAttribute(ROOT_ATTRIBUTES.scriptsFailed)
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

async function listen(): Promise<void> {
  const { listenForEarlyEvents } = await import('./early-events')
  listenForEarlyEvents()
}

/** Opens a page with the given HTML, up to the end of parsing. */
async function open(html: string, scripts = SCRIPTS) {
  await listen()
  document.body.innerHTML = html + scripts
  const { loadScriptsLate } = await import('./start-scripts')
  loadScriptsLate()
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element === null) throw new Error(`found no ${selector}`)
    return element
  }
  return { find }
}

const requestedScripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

it('a click before hydration shows at once that it waits, and takes effect after hydration', async () => {
  const { find } = await open(CONTROLS)
  const button = find('button')
  button.click()
  expect(button.ariaBusy).toBe('true')
  await vi.advanceTimersByTimeAsync(60_000)
  const click = vi.spyOn(button, 'click')
  root.setAttribute(ROOT_ATTRIBUTES.started, '')
  await vi.advanceTimersByTimeAsync(0)
  expect(click).toHaveBeenCalledOnce()
  expect(button.ariaBusy).toBeNull()
})

it('a click acts once, even if React already listens but has not yet started', async () => {
  const { find } = await open(CONTROLS)
  const act = vi.fn()
  document.body.addEventListener('click', act, { capture: true, signal: ended.signal })
  find('button').click()
  expect(act).not.toHaveBeenCalled()
  root.setAttribute(ROOT_ATTRIBUTES.started, '')
  await vi.advanceTimersByTimeAsync(0)
  expect(act).toHaveBeenCalledOnce()
})

it('a link clicked before hydration loads its page ten seconds after the last script that arrived', async () => {
  const { find } = await open(CONTROLS)
  const link = find('a')
  link.click()
  await vi.advanceTimersByTimeAsync(9999)
  find('script[src]').dispatchEvent(new Event('load'))
  link.click()
  await vi.advanceTimersByTimeAsync(9999)
  expect([link.ariaBusy, window.location.hash]).toEqual(['true', ''])
  await vi.advanceTimersByTimeAsync(1)
  expect([link.ariaBusy, window.location.hash]).toEqual([null, '#sidebar'])
})

it('a link clicked before hydration loads its page at once when a script fails', async () => {
  const { find } = await open(CONTROLS)
  find('a').click()
  find('script[src]').dispatchEvent(new Event('error'))
  expect(window.location.hash).toBe('#sidebar')
  expect(alert).not.toHaveBeenCalled()
})

it('if a script fails, a button that waits says so, once, and does nothing later unless clicked again', async () => {
  const { find } = await open(CONTROLS)
  const button = find('button')
  button.click()
  button.click()
  find('script[src]').dispatchEvent(new Event('error'))
  expect(vi.mocked(alert).mock.calls).toEqual([[SCRIPTS_FAILED]])
  expect(button.ariaBusy).toBeNull()
  const click = vi.spyOn(button, 'click')
  root.setAttribute(ROOT_ATTRIBUTES.started, '')
  await vi.advanceTimersByTimeAsync(0)
  expect(click).not.toHaveBeenCalled()
})

it('if a script fails while no click waits, nothing interrupts the reader', async () => {
  const { find } = await open(CONTROLS)
  expect(requestedScripts()).toEqual([])
  find('button').dispatchEvent(new Event('pointermove', { bubbles: true }))
  find('script[src]').dispatchEvent(new Event('error'))
  expect(alert).not.toHaveBeenCalled()
})

it('a button clicked while the HTML is loading starts the scripts, even with data saver on', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await listen()
  document.body.innerHTML = CONTROLS + SCRIPTS
  document.querySelector('button')?.click()
  const { loadScriptsLate } = await import('./start-scripts')
  loadScriptsLate()
  expect(requestedScripts()).toEqual(['/a.js'])
})

it.each(['pointermove', 'pointerdown', 'keydown', 'click', 'input', 'scroll', 'focusin'])(
  '§2 after scripts failed, each %s loads the failed one again, until all have loaded',
  async (type) => {
    const { find } = await open('<main></main>')
    const act = () => void find('main').dispatchEvent(new Event(type, { bubbles: true }))
    const end = (result: 'load' | 'error') => {
      act()
      find('script[src]:last-of-type').dispatchEvent(new Event(result))
    }
    end('error')
    expect(root.hasAttribute(ROOT_ATTRIBUTES.scriptsFailed)).toBe(true)
    expect(requestedScripts()).toEqual([])
    end('error')
    end('load')
    end('error')
    act()
    expect(requestedScripts()).toEqual(['/a.js', '/b.js'])
    end('load')
    expect(root.hasAttribute(ROOT_ATTRIBUTES.scriptsFailed)).toBe(false)
  },
)

it('§2 with data saver on, the query of the search page fills its field and starts the scripts', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  window.history.replaceState(null, '', '/search?q=kubectl')
  const { find } = await open('<input id="search-field" maxlength="64">')
  expect(requestedScripts()).toEqual(['/a.js'])
  const selected = { selectionStart: 0, selectionEnd: 7 }
  expect(find('input')).toMatchObject({ value: 'kubectl', defaultValue: 'kubectl', ...selected })
})

it('§2 before hydration, a click or a key opens search; once scripts failed, the click follows its link', async () => {
  const opener = '<a href="#page" data-search-opener><b>Search</b></a>'
  const box = '<dialog id="search-box"><form><input placeholder=" "></form></dialog>'
  const { find } = await open(opener + box)
  const fire = (target: HTMLElement, event: Event) => !target.dispatchEvent(event)
  const init = { bubbles: true, cancelable: true }
  const click = (selector: string, detail = 1, more: MouseEventInit = {}) =>
    fire(find(selector), new MouseEvent('click', { ...init, detail, ...more }))
  const isOpen = () => document.querySelector('dialog[open]') !== null
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect([click('b', 1, more), isOpen()], 'a new tab').toEqual([false, false])
  expect([click('b'), isOpen(), document.activeElement?.tagName]).toEqual([true, true, 'INPUT'])
  expect([click('b', 2), isOpen()]).toEqual([true, true])
  expect([click('dialog'), isOpen()]).toEqual([false, true])
  fire(find('dialog'), new MouseEvent('mousedown', init))
  expect([click('dialog'), isOpen(), document.activeElement?.tagName]).toEqual([false, false, 'A'])
  root.setAttribute(ROOT_ATTRIBUTES.scriptsFailed, '')
  expect([click('b'), isOpen()]).toEqual([false, false])
  fire(find('b'), new KeyboardEvent('keydown', { key: '/', ...init }))
  expect([isOpen(), click('b'), isOpen()]).toEqual([true, true, false])
})

it('the scripts of a visible page load when the browser is idle, and those of a preview are not listed', async () => {
  const requestIdleCallback = vi.fn((start: () => void) => void start())
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  await open('', '')
  window.dispatchEvent(new Event('load'))
  expect([requestedScripts(), requestIdleCallback.mock.calls]).toEqual([
    [],
    [[expect.any(Function), { timeout: 2000 }]],
  ])
})
