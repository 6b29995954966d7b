// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhanceCopyButtons } from './copy-buttons'

let article = new AbortController()
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  article = new AbortController()
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML = `
    <figure>
      <figcaption>Shell</figcaption><button type="button" data-copy="">Copy</button>
      <pre><code><span>kubectl</span> get pods\n<var>&lt;name&gt;</var></code></pre>
    </figure>
    <p><code>inline</code> <button type="button">Other</button></p>`
})

afterEach(() => {
  article.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(): void {
  enhanceCopyButtons(document.body, article.signal)
}

/** Clicks a button and lets the promise of the clipboard settle. */
async function click(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await vi.advanceTimersByTimeAsync(0)
}

it('copies the code of its block and says so for a while', async () => {
  start()
  await click('Copy kubectl get pods')
  expect(writeText.mock.calls).toEqual([['kubectl get pods\n<name>']])
  expect(screen.getByRole('button', { name: 'Copied' }).getAttribute('aria-live')).toBe('polite')
  await vi.runAllTimersAsync()
  expect(screen.getByRole('button', { name: 'Copy kubectl get pods' })).toBeTruthy()
})

it('marks the code for Ctrl+C when it cannot copy', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  start()
  await click('Copy kubectl get pods')
  expect(screen.getByRole('button', { name: 'Press Ctrl+C' })).toBeTruthy()
  expect(window.getSelection()?.toString()).toBe('kubectl get pods\n<name>')
})

it('marks the code where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {})
  start()
  await click('Copy kubectl get pods')
  expect(screen.getByRole('button', { name: 'Press Ctrl+C' })).toBeTruthy()
})

it('leaves other buttons alone', async () => {
  start()
  await click('Other')
  expect(writeText).not.toHaveBeenCalled()
})

it('ends with the article', async () => {
  start()
  article.abort()
  await click('Copy kubectl get pods')
  expect(writeText).not.toHaveBeenCalled()
})
