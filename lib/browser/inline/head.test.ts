import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { InlineOptions } from '../../content/settings/inline-options'
import { bundleInlineScripts } from '../../output/webpack/inline-scripts'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

const ORIGIN = 'https://docs.example.com'
const options: InlineOptions = {
  defaultMode: 'light',
  announcementId: 'ftc-5.5',
  announcementEnd: null,
  basePath: '',
  wrongBaseUrl: { problem: '</script>', suggestion: '' },
}

/** Runs the script as it stands in pages; the browser suite shows what most readers see of it. */
async function runScript(
  change: Partial<InlineOptions>,
  url: string,
  plant?: (window: JSDOM['window']) => void,
) {
  const { head } = await bundleInlineScripts(process.cwd(), { ...options, ...change })
  const { window } = new JSDOM('', { url: ORIGIN + url, runScripts: 'outside-only' })
  plant?.(window)
  window.eval(head)
  return window
}

const isHidden = ({ document }: JSDOM['window']) =>
  document.documentElement.hasAttribute(ROOT_ATTRIBUTES.announcementDismissed)

it.each([
  ['//example.com/x.html', '/example.com/x'],
  ['/docs/FTC.html?q=a.html#x', '/docs/FTC?q=a.html#x'],
  ['/docs/FTC_v5.5_to_v4.0.html', '/docs/FTC_v5.5_to_v4.0'],
  ['/docs?x=.html', '/docs?x=.html'],
  ['/docs/htmlpage', '/docs/htmlpage'],
])('§2 %s is shown as %s', async (url, shown) => {
  const { location } = await runScript({}, url)
  expect(location.href).toBe(ORIGIN + shown)
})

describe('announcement', () => {
  it.each([
    ['behind', Date.parse('2026-01-01'), true],
    ['ahead', Date.parse('2999-01-01'), false],
  ])('an end %s: whether it is hidden', async (_case, announcementEnd, hides) => {
    expect(isHidden(await runScript({ announcementEnd }, '/'))).toBe(hides)
  })

  it.each([
    ['true', 'ftc-5.5', true],
    ['yes', 'ftc-5.5', false],
    ['true', 'ftc-5.4', false],
  ])('§4 a stored dismissal %j of %s hides it: %s', async (dismissed, id, hides) => {
    const window = await runScript({}, '/', ({ localStorage }) => {
      localStorage.setItem('announcement.id', id)
      localStorage.setItem('announcement.dismissed', dismissed)
    })
    expect(isHidden(window)).toBe(hides)
    expect(window.localStorage.length).toBe(id === 'ftc-5.5' ? 2 : 0)
  })
})

it('storage that holds a bad value and takes no other leaves the default mode', async () => {
  const { document, location } = await runScript({}, '/docs/FTC.html', (window) => {
    window.localStorage.setItem('theme', 'light dark')
    window.Storage.prototype.removeItem = () => {
      throw new Error('SecurityError')
    }
  })
  expect(document.querySelector('meta[name="theme-color"]')).not.toBeNull()
  expect(location.pathname).toBe('/docs/FTC')
})

it('no script ends its own element', async () => {
  for (const script of Object.values(await bundleInlineScripts(process.cwd(), options)))
    expect(script).not.toMatch(/<\/script|<!--/i)
})
