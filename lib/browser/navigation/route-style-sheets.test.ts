// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const HOME = '/_next/static/css/home.css'
const DATA = '/_next/static/css/data.css'

async function open() {
  vi.resetModules()
  return import('./route-style-sheets')
}

beforeEach(() => {
  document.head.innerHTML = `<link rel="stylesheet" href="/all.css" data-n-g=""><link rel="stylesheet" href="${HOME}" data-n-p="">`
})

const sheets = () =>
  [...document.querySelectorAll('link')].map((link) => `${link.getAttribute('href')} ${link.media}`)

/** Answers for the browser, which jsdom does not. */
function settle(event: 'load' | 'error', ruleCount = 1): void {
  const link = document.head.lastElementChild
  if (link === null) return
  Object.defineProperty(link, 'sheet', { value: { cssRules: { length: ruleCount } } })
  link.dispatchEvent(new Event(event))
}

describe('takeStyleSheets', () => {
  it('leaves the router no style sheets, and tells what there was', async () => {
    const { takeStyleSheets } = await open()
    const manifest = { '/': ['a.js', 'home.css'], '/docs': ['b.js'], sortedPages: ['/'] }
    const before = takeStyleSheets(manifest)
    expect(manifest).toEqual({ '/': ['a.js'], '/docs': ['b.js'], sortedPages: ['/'] })
    expect(before['/']).toEqual(['a.js', 'home.css'])
    expect(takeStyleSheets(manifest)).toBe(before)
  })

  it("keeps the router from removing those of the document's own page", async () => {
    const { takeStyleSheets } = await open()
    takeStyleSheets({})
    expect(document.querySelectorAll('link[data-n-p]')).toHaveLength(0)
    expect(sheets()).toEqual(['/all.css ', `${HOME} `])
  })
})

describe('style sheets of pages', () => {
  it('load without showing, once, and show with their page', async () => {
    const { takeStyleSheets, linkStyleSheet, showStyleSheets } = await open()
    takeStyleSheets({})
    const loading = linkStyleSheet(DATA)
    expect(sheets().at(-1)).toBe(`${DATA} not all`)
    settle('load')
    await loading
    await linkStyleSheet(DATA)
    await linkStyleSheet(HOME)
    showStyleSheets([DATA], false)
    expect(sheets()).toEqual(['/all.css ', `${HOME} `, `${DATA} all`])
    showStyleSheets([DATA], true)
    expect(sheets()).toEqual(['/all.css ', `${HOME} not all`, `${DATA} all`])
    showStyleSheets([HOME], true)
    expect(sheets()).toEqual(['/all.css ', `${HOME} all`, `${DATA} not all`])
  })

  it.each([
    ['do not load', () => settle('error')],
    ['are empty', () => settle('load', 0)],
  ])('that %s are a failure, and are asked for again', async (_case, fail) => {
    const { linkStyleSheet } = await open()
    const loading = linkStyleSheet(DATA)
    fail()
    await expect(loading).rejects.toThrow('The style of the page did not load.')
    expect(sheets()).not.toContain(`${DATA} not all`)
    const again = linkStyleSheet(DATA)
    settle('load')
    await again
  })
})
