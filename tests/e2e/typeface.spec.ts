import type { Page } from '@playwright/test'
import { heldRequests, whenStyled } from './held-requests'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

const FONT = '**/*.woff2'

test('a late typeface causes no layout shift, and is used from the next visit on', async ({
  page,
  docs,
}) => {
  await noteShifts(page)
  const { hold, release } = heldRequests()
  await page.route(FONT, hold)
  // A window width at which lines wrap differently in another typeface.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/FTC/Troubleshooting', { waitUntil: 'domcontentloaded' })
  await whenStyled(page)
  await expect.poll(() => typefaceOf(page)).toMatch(/./)
  const standIn = await typefaceOf(page)
  expect(standIn).not.toBe('Geist')
  const arrived = page.waitForEvent('requestfinished', (request) => /woff2$/.test(request.url()))
  release()
  await arrived
  expect(await shiftsOf(page)).toEqual([])
  await docs.main.getByRole('link', { name: 'another page' }).click()
  await expect(page).not.toHaveURL(/FTC\/Troubleshooting$/)
  expect(await typefaceOf(page)).toBe(standIn)
  // Playwright disables the cache while it routes requests.
  await page.unroute(FONT)
  await expect(async () => {
    await page.reload()
    expect(await typefaceOf(page)).toBe('Geist')
  }).toPass()
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
