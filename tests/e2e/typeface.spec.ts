import type { Page } from '@playwright/test'
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

/** The typeface in which the browser shows the title. */
async function typefaceOf(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main h1',
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts[0]?.familyName
}
