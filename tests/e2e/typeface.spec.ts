import { heldRequests, whenStyled } from './held-requests'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

test('a late typeface causes no layout shift', async ({ page }) => {
  await noteShifts(page)
  const { hold, release } = heldRequests()
  await page.route('**/*.woff2', hold)
  // A window width at which lines wrap differently in another typeface.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/FTC/Troubleshooting', { waitUntil: 'domcontentloaded' })
  await whenStyled(page)
  const arrived = page.waitForEvent('requestfinished', (request) => /woff2$/.test(request.url()))
  release()
  await arrived
  expect(await shiftsOf(page)).toEqual([])
})

test('the first page of a visit shows the typeface', async ({ page }) => {
  await page.goto('/docs/FTC/Troubleshooting')
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const title = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', title)
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(/^Geist/)])
})
