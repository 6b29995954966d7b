import { toggleSection } from './section-animation'
import { expect, test } from './site-test'

test('§4 under reduced motion a section closes and opens in 1 ms', async ({ docs }) => {
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  const toggle = docs.sidebar.toggle('API methods')
  expect((await toggleSection(toggle)).durationMs).toBe(1)
  await expect(docs.sidebar.link('AddEvent')).toBeHidden()
  expect((await toggleSection(toggle)).durationMs).toBe(1)
  await expect(docs.sidebar.link('AddEvent')).toBeVisible()
})
