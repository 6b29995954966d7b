import type { Locator } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test.describe('with the permission to copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('issue 2, 5 copy button copies the whole code and says so', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open('/markdown-page')
    const block = docs.codeBlock('capellaStreamConfig.yaml')
    await copyButton(block).click()
    await expect(copyButton(block)).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'workersUseGPU: false\nmaxWorkerInstances: 2',
    )
    await expect(copyButton(block)).toHaveText('Copy')
  })

  test('a copy button is named after the first line of what it copies', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open('/markdown-page')
    await expect(copyButton(docs.codeBlock('capellaStreamConfig.yaml'))).toHaveAccessibleName(
      'Copy workersUseGPU: false',
    )
  })

  test('issue 2, 5 every block of a guide has a copy button that copies what it shows', async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(STREAM_LANDING)
    const blocks = await docs.main
      .getByRole('figure')
      .filter({ has: page.getByRole('code') })
      .all()
    expect(blocks.length).toBeGreaterThan(10)
    for (const block of blocks.slice(0, 5)) {
      await copyButton(block).press('Enter')
      await expect(copyButton(block)).toHaveText('Copied')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await block.getByRole('code').textContent())
      expect(copied).not.toMatch(/^\$ /m)
    }
    for (const block of blocks) await expect(copyButton(block)).toHaveCount(1)
  })
})

test('issue 2, 5 without the permission the code is selected for Ctrl+C', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied'))
  })
  const docs = new DocsPage(page)
  await docs.open('/markdown-page')
  const block = docs.codeBlock('capellaStreamConfig.yaml')
  await copyButton(block).click()
  await expect(copyButton(block)).toHaveText('Press Ctrl+C')
  expect(await page.evaluate(() => String(window.getSelection()).trim())).toBe(
    'workersUseGPU: false\nmaxWorkerInstances: 2',
  )
})

/** It is named after what it copies, and then says what came of it. */
function copyButton(block: Locator): Locator {
  return block.getByRole('button', { name: /^(?:Copy |Copied|Press )/ })
}
