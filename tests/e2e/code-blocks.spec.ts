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

test('code blocks can be copied, and fit or scroll', MATRIX, async ({ page, docs }) => {
  const wrap = docs.main.getByRole('button', { name: /^Wrap lines/ })
  const wrapOn = docs.main.getByRole('button', { name: /^Wrap lines/, pressed: true })
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

  await test.step('the last choice to wrap or scroll lines applies to all blocks', async () => {
    await expect(wrap.nth(1)).toBeVisible()
    await wrap.last().click()
    await expect(wrapOn).toHaveCount(0)
    expect((await wideBoxes(page)).length).toBeGreaterThan(1)
    await wrap.first().click()
    await expect(wrap.last()).toHaveAttribute('aria-pressed', 'true')
    expect(await wideBoxes(page)).toEqual([])
    await wrap.first().click()
    await expect(wrapOn).toHaveCount(0)
  })

  await test.step('the choice applies even before hydration, so nothing moves', async () => {
    await page.route('**/_next/**/*.js', () => {})
    await page.goto(FTC_LANDING, { waitUntil: 'commit' })
    // Blocks near the viewport are laid out in the first frame.
    await expect.poll(async () => (await wideBoxes(page)).length).toBeGreaterThan(1)
  })
})
