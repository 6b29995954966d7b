import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { combinations, MATRIX } from './matrix'
import { wideBoxes } from './reflow'
import { expect, test } from './site-test'

const FTC_AWS = '/docs/FTC/Installation_Guides/Kubernetes/AWS'
/** Guides whose code blocks are checked only in full runs. */
const OTHER_GUIDES = combinations(
  [],
  [FTC_LANDING, STREAM_LANDING, '/docs/Stream/Installation_Guides/Kubernetes/AWS'],
)

test('code blocks can be copied, and their lines wrap', MATRIX, async ({ page, docs }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const guide of OTHER_GUIDES) {
    await docs.open(guide)
    expect.soft(await wideBoxes(page), guide).toEqual([])
  }
  await docs.open(FTC_AWS)

  await test.step('text copied from a guide has its commands, but no labels of controls', async () => {
    const labels = await docs.main.locator('button, label, .steps-progress').allInnerTexts()
    const code = docs.main.getByRole('code').filter({ hasText: 'kubectl' })
    const command = (await code.first().textContent()) ?? ''
    await page.keyboard.press('Control+a')
    const copied = await page.evaluate(() => String(window.getSelection()))
    expect(labels.length).toBeGreaterThan(40)
    expect(copied).toContain(command)
    expect(copied.split('\n').filter((line) => line !== '' && labels.includes(line))).toEqual([])
  })

  await test.step('no code block scrolls, has a prompt, or lacks its copy button', async () => {
    expect(await wideBoxes(page)).toEqual([])
    const blocks = docs.main.locator('figure.code')
    expect(await blocks.count()).toBeGreaterThan(10)
    const faulty = await blocks.evaluateAll((figures) =>
      figures
        .filter(
          (figure) =>
            figure.querySelectorAll('.code-copy').length !== 1 ||
            /^\$ /m.test(figure.querySelector('code')?.textContent ?? '$ '),
        )
        .map((figure) => figure.textContent),
    )
    expect(faulty).toEqual([])
  })
})
