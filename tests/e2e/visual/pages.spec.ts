import { STREAM_LANDING } from '../../fixtures/design-routes'
import { expect, test } from '../site-test'
import { typefaceOf } from '../typeface-of'

/** Kinds of page, with a route and words that show when the page is complete. */
const PAGES = [
  ['home', '/', 'Transcode files'],
  ['guide', STREAM_LANDING, /0 of \d+ steps done/],
  ['method', '/docs/Stream/API/API_Methods/AddEvent', 'Your values'],
  ['concept', '/docs/Stream/API/Event_Description', 'Event description'],
  ['troubleshooting', '/docs/Stream/Troubleshooting', 'Stream troubleshooting'],
  ['release-notes', '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0', 'FTC release notes'],
  ['search', '/search?q=event', /\d+ results/],
  // A URL without a page, here with a query, shows the not-found page.
  ['not-found', '/docs/Stream/API/AddEvnt?from=mail', 'Pages with a similar URL'],
] as const
/** Height of the window, in pixels: enough for the first steps of the guide. */
const HEIGHT = 2500

test.use({ expectedMessages: [/status of 404/], trace: 'off' })

for (const [kind, route, words] of PAGES)
  for (const mode of ['light', 'dark'])
    for (const width of [1440, 390])
      test(`${kind} looks as before, ${mode}, ${width} px`, async ({ page, docs }) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
        await page.setViewportSize({ width, height: HEIGHT })
        // The first visit can show the fallback typeface.
        await expect(async () => {
          await docs.open(route)
          expect(await typefaceOf(page)).toBe('Geist')
        }).toPass()
        await expect(docs.main).toContainText(words)
        await page.waitForLoadState('networkidle')
        // Underlines vary by ten of 255 levels from one visit to the next.
        await expect(page).toHaveScreenshot(`${kind}-${mode}-${width}.png`, { threshold: 0.05 })
      })
