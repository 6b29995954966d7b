import type { Locator } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test('diagrams and tables', async ({ page, docs }) => {
  await test.step('a diagram tells in words what it shows', async () => {
    await docs.open(STREAM_LANDING)
    for (const name of ['Diagram', 'Sizing'])
      await docs.main.locator('summary').filter({ hasText: name }).click()
    const diagram = docs.main.getByRole('img').first()
    await expect(diagram).toBeVisible()
    await expect(diagram).toHaveAccessibleName('Stream on an LKE cluster')
    const figure = docs.main.locator('.diagram').first()
    await figure.getByText('Description', { exact: true }).click()
    await expect(figure.getByRole('paragraph')).toContainText(/\w{3}.{200}/s)
    // Until a scrolling box is laid out, the keyboard cannot reach it.
    await expect(docs.main.locator('.diagram').first()).toHaveCSS('overflow', 'visible')
  })

  await test.step('on a phone, the rows of a wide table become lists with column names', async () => {
    const table = docs.main.getByRole('group', { name: /^Table: Sizing/ }).first()
    const cell = table.getByRole('cell', { name: 'Dedicated 8 GB' })
    const label = () => cell.evaluate((box) => getComputedStyle(box, '::before').content)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await label()).toBe('none')
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await label()).toContain('Plan in Cloud Manager')
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  await test.step('only tables that scroll are tab stops', async () => {
    await docs.open('/docs/Stream/Release_Notes/Technical_Specification')
    await whenInteractive(page)
    const tables = docs.main.getByRole('group', { name: /^Table: / })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(async () => (await stateOf(tables)).filter((one) => one.scrolls !== one.isStop))
        .toEqual([])
      const states = await stateOf(tables)
      const wanted = width === 390
      expect(states.some((one) => one.scrolls === wanted)).toBe(true)
    }
  })
})

type TableState = { readonly scrolls: boolean; readonly isStop: boolean }

async function stateOf(tables: Locator): Promise<TableState[]> {
  return tables.evaluateAll((boxes) =>
    boxes.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      isStop: box.hasAttribute('tabindex'),
    })),
  )
}
