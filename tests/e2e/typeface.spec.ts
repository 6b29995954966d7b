import { LONGEST_GUIDE } from '../fixtures/page-kinds'
import { heldRequests, whenStyled } from './held-requests'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

test('late typefaces cause no layout shift in a guide', async ({ page }) => {
  await noteShifts(page)
  const { hold, release } = heldRequests()
  await page.route('**/*.woff2', hold)
  // A window width at which lines wrap differently in another typeface.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(LONGEST_GUIDE, { waitUntil: 'domcontentloaded' })
  await whenStyled(page)
  const arrived = page.waitForEvent('requestfinished', (request) => /woff2$/.test(request.url()))
  release()
  await arrived
  expect(await shiftsOf(page)).toEqual([])
})

test('the first page of a visit shows the typefaces of text and code', async ({ page }) => {
  await page.goto('/docs/FTC/Troubleshooting')
  await page.evaluate(() => document.fonts.ready)
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  for (const [selector, typeface] of [
    ['h1', /^Geist(?! Mono)/],
    ['.prose code', /^Geist Mono/],
  ] as const) {
    const element = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', element)
    expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(typeface)])
  }
})
