import { PAGE_KINDS } from '../../fixtures/page-kinds'
import { walk } from '../keyboard-walk'
import { expect, test } from '../site-test'

test.use({
  expectedMessages: [/status of 404/],
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
})
test.slow()

for (const { kind, route } of PAGE_KINDS) {
  test(`Tab and Shift+Tab go through the ${kind} at 390 px`, async ({ page, docs }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await docs.open(route)
    // The search results change once more when the full text has loaded.
    await page.waitForLoadState('networkidle')
    const forth = await walk(page)
    const back = await walk(page, 'Shift+Tab')
    for (const { stops } of [forth, back])
      expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    // Only forward: on the way back, the “Back to top” button appears when its turn has passed.
    expect.soft(forth.missed).toEqual([])
  })
}
