import { FTC_LANDING, STREAM_LANDING } from '../../fixtures/design-routes'
import { wideBoxes } from '../reflow'
import { expect, test } from '../site-test'

const GUIDES = [FTC_LANDING, STREAM_LANDING, '/docs/Stream/Installation_Guides/Kubernetes/AWS']

// The everyday run checks the guide for FTC on AWS.
test('no code block of an installation guide scrolls at 1280 px', async ({ page, docs }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const guide of GUIDES) {
    await docs.open(guide)
    expect.soft(await wideBoxes(page), guide).toEqual([])
  }
})
