import type { CDPSession } from '@playwright/test'
import { expect, test } from '../site-test'

const ROUND = [
  ['API methods', 'API methods'],
  ['AddEvent', 'AddEvent'],
  ['Event attributes', 'Event attributes'],
  ['Introduction', 'API introduction'],
] as const
const ROUNDS = 50

/** Numbers that grow from route change to route change if something leaks. */
async function countLeft(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    listeners: read('JSEventListeners'),
    nodes: read('Nodes'),
    documents: read('Documents'),
    heap: read('JSHeapUsedSize'),
  }
}

test('200 route changes leak no listeners, nodes, or memory', async ({ page, docs }) => {
  test.slow()
  await docs.open('/docs/Stream/API/Introduction')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const goRound = async () => {
    for (const [link, title] of ROUND) {
      await docs.follow(docs.sidebar.link(link), title)
    }
  }
  // The first rounds fill the router's caches.
  for (let round = 0; round < 3; round += 1) await goRound()
  const before = await countLeft(session)
  for (let round = 0; round < ROUNDS; round += 1) await goRound()
  const after = await countLeft(session)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2)
  expect(after.documents).toBeLessThanOrEqual(before.documents)
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.5)
})
