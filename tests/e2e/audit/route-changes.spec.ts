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
const GROWING = ['JSEventListeners', 'Nodes', 'Documents', 'JSHeapUsedSize'] as const

async function countLeft(session: CDPSession): Promise<readonly number[]> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return GROWING.map((name) => metrics.find((metric) => metric.name === name)?.value ?? 0)
}

test('200 route changes leak no listeners, nodes, or memory', async ({ page, docs }) => {
  test.slow()
  await docs.open('/docs/Stream/API/Introduction')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const goRound = async () => {
    for (const [link, title] of ROUND) await docs.follow(docs.sidebar.link(link), title)
  }
  // The first rounds fill the router's caches.
  for (let round = 0; round < 3; round += 1) await goRound()
  const before = await countLeft(session)
  for (let round = 0; round < ROUNDS; round += 1) await goRound()
  const after = await countLeft(session)
  const growth = after.map((value, index) => value / (before[index] ?? 0))
  for (const [index, most] of [1.1, 1.2, 1, 1.5].entries())
    expect.soft(growth[index], GROWING[index]).toBeLessThanOrEqual(most)
})
