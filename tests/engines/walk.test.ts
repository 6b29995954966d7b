import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { serveSite } from '../../tools/serve-site'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { warnUnless } from '../fixtures/not-tested'
import { LONGEST_GUIDE } from '../fixtures/page-kinds'
import { hasPrograms } from '../fixtures/programs'
import { temporaryFolder } from '../fixtures/temp-project'
import { BROWSERS, type Browser } from './browsers'

const GUIDE = '/docs/Stream/Installation_Guides/Kubernetes/AWS'
const METHODS = '/docs/Stream/API/API_Methods'
const [CONTROL, DOWN, ENTER, ESCAPE, TAB] = ['\uE009', '\uE015', '\uE007', '\uE00C', '\uE004']

/** A copy of the site on another host, with a broken search index and a page without scripts. */
const copy = temporaryFolder()
cpSync('out', copy, { recursive: true })
for (const name of ['index', 'names']) writeFileSync(path.join(copy, `search-${name}.json`), '')
const page = path.join(copy, 'docs/Stream/API.html')
writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/<script.*?<\/script>/gs, ''))
const [site, otherSite] = [await serveSite('out', 0), await serveSite(copy, 0, 'localhost')]
afterAll(() => Promise.all([site.close(), otherSite.close()]))

/** Runs in the page: where the first rendered match is, and whether a reader sees all of it. */
function look(selector: string, text: string, isScrolling: boolean) {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() && `${element.ariaLabel} ${element.textContent}`.includes(text),
  )
  if (found === undefined) return null
  const box = () => {
    const { left, top, right, bottom } = found.getBoundingClientRect()
    const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
    const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return { x, y, isSeen: isInWindow && found.contains(document.elementFromPoint(x, y)) }
  }
  if (isScrolling && !box().isSeen) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return box()
}

describe.each(BROWSERS)('%s', (name, programs, start) => {
  const isFound = warnUnless(
    hasPrograms(...programs),
    `the walk in ${name}, with ${programs.join(', ')}`,
  )
  describe.runIf(isFound).each([true, false])('with storage and page cache: %s', (hasStorage) => {
    let browser: Browser
    beforeAll(async () => {
      browser = await start(hasStorage)
    })
    afterAll(() => browser.close())

    const run = async <R, A extends unknown[]>(script: (...args: A) => R, ...args: A) => {
      const parameters = { script: `return (${script})(...arguments)`, args }
      return (await browser.send<R>('ExecuteScript', parameters)).value
    }
    const poll = <R, A extends unknown[]>(script: (...args: A) => R, ...args: A) =>
      expect.poll(() => run(script, ...args), { message: args.join(' ') })
    const act = (type: string, actions: readonly object[]) =>
      browser.send('PerformActions', { actions: [{ type, id: type, actions }] })
    /** Presses keys one after another, and those in one string together. */
    const press = (...chords: string[]) => {
      const keys = (type: string, chord: string) => [...chord].map((value) => ({ type, value }))
      return act(
        'key',
        chords.flatMap((chord) => [...keys('keyDown', chord), ...keys('keyUp', chord)]),
      )
    }
    const sees = (selector: string, text = '', isScrolling = false) =>
      poll(look, selector, text, isScrolling).toMatchObject({ isSeen: true })
    const click = async (selector: string, text = '') => {
      await sees(selector, text, true)
      const move = { type: 'pointerMove', ...(await run(look, selector, text, false)) }
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      await act('pointer', [move, ...press])
    }
    const isStarted = () =>
      poll(() => {
        const { dataset } = document.documentElement
        const isDone = 'started' in dataset || 'scriptsFailed' in dataset
        return document.readyState === 'complete' && (!document.scripts[0] || isDone)
      }).toBe(true)
    const open = async (url: string, width = 1440) => {
      await browser.send('SetWindowRect', { x: 0, y: 0, width, height: 844 })
      await poll(() => innerWidth).toBe(width)
      await browser.send('Navigate', { url: new URL(url, site.url).href })
      await isStarted()
    }
    /** Marionette's own command ignores the place. */
    const reload = async () => {
      await run(() => location.reload())
      await poll(() => performance.getEntriesByType('navigation')[0]?.toJSON().type).toBe('reload')
      await isStarted()
    }
    const isAt = (url: string, place: number) =>
      poll(() => [location.pathname + location.hash, Math.round(scrollY)]).toEqual([url, place])
    /** Scrolls, and waits until the page has stored the place. */
    const readAt = async (top: number) => {
      await run((place) => scrollTo({ top: place, behavior: 'instant' }), top)
      await poll(() => scrollY > 0 && history.state?.scrollY === Math.round(scrollY)).toBe(true)
      return run(() => Math.round(scrollY))
    }

    const pastes = async (text: string | null | undefined) => {
      await open('/docs/FTC/Troubleshooting')
      await click('textarea')
      await press(`${CONTROL}v`)
      await poll(() => document.querySelector('textarea')?.value).toBe(text)
    }

    // First, because the browser keeps scripts that it has loaded.
    if (hasStorage && name === 'Firefox')
      it('code copied before the scripts load can be pasted', async () => {
        const scripts = path.join(copy, '_next/static/chunks')
        renameSync(scripts, `${scripts}-away`)
        await open(`${otherSite.url}/docs/FTC/Tutorials/AMI_Creation_and_Editing`)
        await run(() => document.querySelector<HTMLElement>('main [title=Copy]')?.focus())
        // Moving the focus starts the scripts once more.
        await poll(() => document.querySelector('script[src*=chunks]')).toBeNull()
        renameSync(`${scripts}-away`, scripts)
        await press(ENTER)
        const status = () => document.querySelector('main .copied:not(:empty)')?.textContent
        await poll(status).toMatch(RegExp(`^${MESSAGES.copied}|^${MESSAGES.codeNotCopied}`))
        if ((await run(status))?.startsWith(MESSAGES.codeNotCopied)) await press(`${CONTROL}c`)
        await pastes(await run(() => document.querySelector('main .code pre')?.textContent))
      })
    it.each([otherSite.url, '/docs/Stream/API.md'])('Back from %s keeps the place', async (url) => {
      await open(GUIDE)
      await readAt(5000)
      await open(url)
      // WebKit's driver never answers a script that meets the change of pages.
      await browser.send('Back', {})
      await isAt(GUIDE, 5000)
    })
    if (!hasStorage) {
      it('drawings and search have colors, and the color mode changes', async () => {
        const colorOf = (selector: string, property: 'fill' | 'backgroundColor') =>
          getComputedStyle(document.querySelector(selector) ?? document.body)[property]
        await open('/docs/FTC')
        const color = await run(colorOf, 'body', 'backgroundColor')
        await poll(colorOf, '.d-box rect', 'fill').not.toMatch(
          RegExp(`^rgb\\(0, 0, 0\\)$|${color}`),
        )
        await poll(colorOf, '#search-box', 'backgroundColor').toMatch(/^rgb\(/)
        await click('button', 'Color mode:')
        await poll(colorOf, 'body', 'backgroundColor').not.toBe(color)
      })
      if (name === 'WebKit')
        it('with larger text, no page scrolls sideways', async () => {
          const height = () => document.querySelector('main h1')?.clientHeight ?? 0
          await open('/docs', 390)
          const smallHeight = await run(height)
          // Each press enlarges text by 20 %, so that it becomes twice as large.
          const keys = Array(4).fill('ctrl+equal')
          execFileSync('xdotool', ['mousemove', '100', '400', 'key', ...keys])
          await poll(height).toBeGreaterThan(1.9 * smallHeight)
          const widths = []
          for (const url of [
            GUIDE,
            RELEASE_NOTES_ROUTE,
            '/',
            `${METHODS}/AddEvent`,
            '/docs/FTC/Troubleshooting',
          ]) {
            await open(url, 390)
            widths.push(await run(() => document.documentElement.scrollWidth))
          }
          expect(widths).toEqual(Array(5).fill(390))
        })
      return
    }
    it('Back and Forward lead to the page and the place', async () => {
      await open(METHODS)
      await click('main a', 'AddEvent')
      await sees('main h1', 'AddEvent')
      await readAt(600)
      await run(() => history.back())
      await sees('main h1', 'API methods')
      await readAt(300)
      await run(() => history.forward())
      await isAt(`${METHODS}/AddEvent`, 600)
      await run(() => history.back())
      await isAt(METHODS, 300)
    })
    it.each([
      [GUIDE, 1440, 9000],
      [`${GUIDE}#install-kubectl`, 1440, 9000],
      [LONGEST_GUIDE, 390, 1e6],
    ])('a reload of %s at %i pixels keeps the place', async (url, width, top) => {
      await open(url, width)
      const place = await readAt(top)
      await reload()
      await isAt(url, place)
    })
    it.each([390, 768, 1440])('at %i pixels, all of search is seen', async (width) => {
      await open('/docs/FTC', width)
      await press(`${CONTROL}k`)
      await sees('#search-box a[data-start]')
      await press(...'AddEvent')
      await sees('#search-box [role=option]', 'AddEvent')
      await press(DOWN, DOWN, DOWN)
      await sees('#search-box [aria-selected=true]')
      await sees('#search-box input')
      await press(`${CONTROL}a`, ...'qqq')
      await sees('#search-box p', `${MESSAGES.noResultsFor} "qqq"`)
      await press(`${CONTROL}a`, ...'AddEvent')
      await poll(look, '#search-box a[href$="q=AddEvent"]', '', false).not.toBeNull()
      await press(ENTER)
      await sees('main h1', 'AddEvent')
      // A slow WebKit drops all keys of its first page from another host, before any script sees them.
      await open(otherSite.url, width)
      await open(`${otherSite.url}/docs/FTC`, width)
      await press(`${CONTROL}k`, ...'AddEvent')
      await sees('#search-box [role=alert]', MESSAGES.searchFailed)
    })
    it.each([
      [700, 'Menu'],
      [1440, 'Search docs'],
    ])('at %i pixels, the Tab key reaches the skip link and %s', async (width, control) => {
      await open('/docs/FTC', width)
      const label = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent
      const stops: unknown[] = []
      for (const _stop of Array(12)) {
        await press(TAB)
        stops.push(await run(label))
      }
      expect(stops.join()).toMatch(RegExp(`Skip to main content.*${control}`))
    })
    it('without scripts, links work', async () => {
      await open(`${otherSite.url}/docs/Stream/API`)
      await click('nav a', 'Introduction')
      await sees('main h1', 'API introduction')
    })
    it('a tab shows its content, and copied code can be pasted', async () => {
      const code = 'figure:has([title="Copy capellaStreamConfig.yaml"]) pre'
      await open('/markdown-page')
      await click('main .tab-label', 'Windows')
      await sees('main pre', 'mkdir %USERPROFILE%\\kubernetes\\AWS', true)
      await click('[title="Copy capellaStreamConfig.yaml"]')
      const text = await run((selector) => document.querySelector(selector)?.textContent, code)
      await pastes(text)
    })
    it('values and marks of steps stay after a reload', async () => {
      await open(STREAM_LANDING)
      await click('summary', 'Your values')
      await click('main [name=cluster-name]')
      await press(...'walk')
      await sees('main tr', 'walk', true)
      await click('.step:has(#name-the-cluster) [type=checkbox]')
      await reload()
      await sees('main tr', 'walk', true)
      await sees('.step:has(#name-the-cluster) :checked', '', true)
    })
    it('the release notes can be limited to later releases', async () => {
      await open(RELEASE_NOTES_ROUTE)
      await sees('main :is(h2, h3)', 'Release 5.0', true)
      await run(() => document.querySelector<HTMLElement>('main select[name=from]')?.focus())
      await press(...'5.0')
      await poll(look, 'main :is(h2, h3)', 'Release 5.0', false).toBeNull()
    })
    it('on a phone, the menu opens and closes', async () => {
      await open('/docs/FTC', 390)
      await click('[aria-label=Menu]')
      await sees('nav:not([inert]) [aria-label="Close menu"]')
      await press(ESCAPE)
      await poll(look, '[aria-label="Close menu"]', '', false).toBeNull()
    })
  })
})
