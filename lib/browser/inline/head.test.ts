import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
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

it.each([
  ['behind', Date.parse('2026-01-01'), true],
  ['ahead', Date.parse('2999-01-01'), false],
])(
  'an announcement whose end is %s: whether it is hidden',
  async (_case, announcementEnd, hides) => {
    const { document } = await runScript({ announcementEnd }, '/')
    const root = document.documentElement
    expect(root.hasAttribute(ROOT_ATTRIBUTES.announcementDismissed)).toBe(hides)
  },
)

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
