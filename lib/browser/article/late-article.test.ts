// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillArticle, finishArticle, holdArticle, resumeArticle } from './late-article'

const PARAGRAPHS = Array.from({ length: 20 }, (_, index) => `<p>${index} ${'x'.repeat(1000)}</p>`)
const STEPS = Array.from({ length: 20 }, (_, index) => `<li>${index} ${'x'.repeat(1000)}</li>`)

function fill(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  const element = document.createElement('div')
  const onWhole = vi.fn()
  const end = fillArticle(element, template.content, onWhole)
  return { element, onWhole, end, isWhole: () => element.innerHTML === html }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', 1000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an article that the reader changes to', () => {
  it('is whole at once when it fits the window', () => {
    const { isWhole, onWhole } = fill('<p>One</p><p>Two</p>')
    expect(isWhole()).toBe(true)
    expect(onWhole).toHaveBeenCalledOnce()
  })

  it.each([
    ['paragraphs', PARAGRAPHS.join('')],
    ['steps', `<h2>Steps</h2><ol class="steps">${STEPS.join('')}</ol><p>End</p>`],
  ])('of many %s fills the window at once and becomes whole in the frames after', (_case, html) => {
    const { element, isWhole, onWhole } = fill(html)
    const atOnce = element.textContent?.length ?? 0
    expect(atOnce).toBeGreaterThan(2000)
    expect(atOnce).toBeLessThan(4000)
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
    expect(element.textContent?.length).toBeGreaterThan(atOnce)
    expect(onWhole).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(isWhole()).toBe(true)
    expect(onWhole).toHaveBeenCalledOnce()
  })

  it('is whole as soon as something needs its end', () => {
    const { isWhole, onWhole } = fill(PARAGRAPHS.join(''))
    finishArticle()
    expect(isWhole()).toBe(true)
    vi.runAllTimers()
    finishArticle()
    expect(onWhole).toHaveBeenCalledOnce()
    expect(isWhole()).toBe(true)
  })

  it('waits for a page that the reader goes to, and goes on when that does not come', () => {
    const { element, isWhole } = fill(PARAGRAPHS.join(''))
    const text = element.textContent
    holdArticle()
    vi.runAllTimers()
    expect(element.textContent).toBe(text)
    resumeArticle()
    resumeArticle()
    vi.runAllTimers()
    expect(isWhole()).toBe(true)
  })

  it('is whole before it is printed', () => {
    const { isWhole } = fill(PARAGRAPHS.join(''))
    window.dispatchEvent(new Event('beforeprint'))
    expect(isWhole()).toBe(true)
  })

  it('is left as it is when the reader goes on', () => {
    const { element, onWhole, end } = fill(PARAGRAPHS.join(''))
    const text = element.textContent
    end()
    finishArticle()
    vi.runAllTimers()
    expect(element.textContent).toBe(text)
    expect(onWhole).not.toHaveBeenCalled()
  })
})
