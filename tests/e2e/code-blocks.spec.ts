import type { Locator } from '@playwright/test'
import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { wideBoxes } from './reflow'
import { expect, test } from './site-test'

const FTC_AWS = '/docs/FTC/Installation_Guides/Kubernetes/AWS'
const STREAM_AWS = '/docs/Stream/Installation_Guides/Kubernetes/AWS'

test.describe('with clipboard permission', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copy buttons copy code as it is visible', async ({ page, docs }) => {
    await test.step('the copy button copies all of the code and says so', async () => {
      await docs.open('/markdown-page')
      const block = docs.codeBlock('capellaStreamConfig.yaml')
      await expect(copyButton(block)).toHaveAccessibleName('Copy capellaStreamConfig.yaml')
      await page.clock.install()
      await copyButton(block).click()
      await expect(copyButton(block)).toHaveText('Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'workersUseGPU: false\nmaxWorkerInstances: 2',
      )
      await page.clock.fastForward('00:05')
      await expect(copyButton(block)).toHaveText('')
    })

    await test.step('every code block of a guide has a copy button for its visible text', async () => {
      await docs.open(STREAM_LANDING)
      const blocks = await docs.main
        .getByRole('figure')
        .filter({ has: page.getByRole('code') })
        .all()
      expect(blocks.length).toBeGreaterThan(10)
      await page.locator('.fold').evaluateAll((parts) => {
        for (const part of parts) part.setAttribute('open', '')
      })
      for (const block of blocks.slice(0, 5)) {
        const code = await block.getByRole('code').textContent()
        expect(code).not.toMatch(/^\$ /m)
        await copyButton(block).press('Enter')
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
      }
      for (const block of blocks) await expect(block.locator('.code-copy')).toHaveCount(1)
    })
  })
})

test('commands of installation guides can be selected, and fit the page', async ({
  page,
  docs,
}) => {
  await test.step('text copied from a guide has its commands, but no labels of controls', async () => {
    await docs.open(FTC_AWS)
    const labels = await docs.main.locator('button, label, .steps-progress').allInnerTexts()
    const code = docs.main.getByRole('code').filter({ hasText: 'kubectl' })
    const command = (await code.first().textContent()) ?? ''
    await page.keyboard.press('Control+a')
    const copied = await page.evaluate(() => String(window.getSelection()))
    expect(labels.length).toBeGreaterThan(40)
    expect(copied).toContain(command)
    expect(copied.split('\n').filter((line) => line !== '' && labels.includes(line))).toEqual([])
  })

  await test.step('no code block of an installation guide scrolls at 1280 px', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const guide of [STREAM_LANDING, FTC_LANDING, FTC_AWS, STREAM_AWS]) {
      await docs.open(guide)
      expect(await wideBoxes(page), guide).toEqual([])
    }
  })
})

test('without a clipboard, the code is selected, and the status says how to copy it', async ({
  page,
  docs,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await docs.open('/markdown-page')
  const block = docs.codeBlock('capellaStreamConfig.yaml')
  const spoken = block.locator('[aria-live]')
  await expect(spoken).toHaveText('')
  await copyButton(block).click()
  await expect(spoken).toHaveText(/^Press .+C$/)
  await expect(copyButton(block)).toHaveText(/^Press .+C$/)
  expect(await page.evaluate(() => String(window.getSelection()).trim())).toBe(
    'workersUseGPU: false\nmaxWorkerInstances: 2',
  )
})

test('the reader’s last choice to wrap or scroll lines applies to all blocks', async ({
  page,
  docs,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await docs.open(STREAM_LANDING)
  const wrap = docs.main.getByRole('button', { name: /^Wrap lines/ })
  await whenInteractive(page)
  await expect(wrap.nth(1)).toBeVisible()
  await wrap.last().click()
  for (const pressed of await wrap.all())
    await expect(pressed).toHaveAttribute('aria-pressed', 'false')
  expect((await wideBoxes(page)).length).toBeGreaterThan(1)
  // The choice applies even before hydration, so nothing moves.
  await page.route('**/_next/**/*.js', () => {})
  await page.goto(FTC_LANDING, { waitUntil: 'commit' })
  // Blocks near the viewport are laid out in the first frame.
  await expect.poll(async () => (await wideBoxes(page)).length).toBeGreaterThan(1)
  await page.unroute('**/_next/**/*.js')
  await docs.open(STREAM_LANDING)
  await wrap.first().click()
  await expect(wrap.last()).toHaveAttribute('aria-pressed', 'true')
  expect((await wideBoxes(page)).filter(({ name }) => name !== 'Code: Text')).toEqual([])
})

/** The button's name says what it copies or, after a click, what happened. */
function copyButton(block: Locator): Locator {
  return block.getByRole('button', { name: /^(?:Copy |Copied|Press |Selected)/ })
}
