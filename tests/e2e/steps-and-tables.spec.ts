import type { Locator } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test('diagrams have a description, and wide tables scroll or become lists', async ({
  page,
  docs,
}) => {
  await test.step('a diagram tells in words what it shows', async () => {
    await docs.open(STREAM_LANDING)
    await docs.main.locator('summary').filter({ hasText: 'Diagram' }).click()
    const diagram = docs.main.getByRole('img').first()
    await expect(diagram).toBeVisible()
    await expect(diagram).toHaveAccessibleName('Stream on an LKE cluster')
    const figure = docs.main.locator('.diagram').first()
    await figure.getByText('Description', { exact: true }).click()
    await expect(figure.getByRole('paragraph')).toContainText(/\w{3}.{200}/s)
    // Only a box that scrolls is a tab stop.
    await expect(figure.locator('[tabindex]:visible')).toHaveCount(0)
  })

  await test.step('the text of a diagram has the size of text at every width', async () => {
    await docs.open('/docs/Stream/Installation_Guides/Kubernetes/AWS')
    await docs.main.locator('summary').filter({ hasText: 'Diagram' }).click()
    for (const [width, form] of [
      [320, 'higher than wide'],
      [390, 'higher than wide'],
      [1440, 'wider than high'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const drawing = docs.main.locator('.diagram svg').filter({ visible: true })
      await expect(drawing).toHaveCount(1)
      const { texts, box } = await drawing.evaluate((svg) => ({
        texts: [...svg.querySelectorAll('text')].map(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        ),
        box: svg.getBoundingClientRect(),
      }))
      expect(Math.min(...texts)).toBeGreaterThanOrEqual(12)
      expect(Math.max(...texts)).toBeLessThanOrEqual(15)
      expect(box.width > box.height ? 'wider than high' : 'higher than wide').toBe(form)
    }
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
