import { PAGE_KINDS } from '../fixtures/page-kinds'
import { walk } from './keyboard-walk'
import { expect, test } from './site-test'
import { smallTargets } from './targets'

test.use({
  // Without animations, because a stop could be checked in the middle of an animation.
  contextOptions: { reducedMotion: 'reduce' },
  // A trace stores the whole page for each key press.
  trace: 'off',
})
// A long guide has more than a hundred stops.
test.slow()

/** Pages without tab stops of their own kind, such as tools of a guide, a scrolling panel, or search results. */
const PLAIN: readonly (typeof PAGE_KINDS)[number]['kind'][] = ['home page', "writers' page"]

for (const { kind, route } of PAGE_KINDS.filter(({ kind }) => !PLAIN.includes(kind))) {
  test(`Tab follows the visual order of the ${kind}`, async ({ page, docs }) => {
    await docs.open(route)
    if (kind === 'search page') await expect(docs.main.getByText(/^\d+ results/).first()).toBeSeen()
    const { stops, missed } = await walk(page)
    expect(stops.slice(0, 4).map(({ name }) => name)).toEqual([
      'a Skip to main content',
      'a Read the release notes',
      'button Dismiss announcement',
      'a Capella Documentation, home page',
    ])
    expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect.soft(missed).toEqual([])
    expect.soft(await smallTargets(page), 'small targets').toEqual([])
  })
}
