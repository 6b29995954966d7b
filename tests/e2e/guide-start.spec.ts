import { DESIGN_ROUTES } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test('the first step of every guide is within two screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const guides = DESIGN_ROUTES.filter((route) => /Kubernetes\/|\/Tutorials\//.test(route))
  const far: string[] = []
  for (const route of guides) {
    await page.goto(route)
    for (const step of await page.locator('#guide-start').all()) {
      const top = await step.evaluate((box) => box.getBoundingClientRect().top + window.scrollY)
      if (top > 1600) far.push(`${route}: ${top}`)
    }
  }
  expect(far).toEqual([])
})

test('home searches in the same box by click and key', async ({ page, modal }) => {
  await page.goto('/')
  const field = page.getByRole('main').getByRole('textbox', { name: 'Search docs' })
  await field.click()
  await expect(modal.input).toBeFocused()
  await modal.close()
  await expect(field).toBeFocused()
  // Until then, the field keeps the text, and Enter opens the search page.
  await whenInteractive(page)
  await page.keyboard.type('create')
  await expect(modal.input).toHaveValue('create')
  await expect(field).toHaveValue('')
  await expect(modal.options.first()).toContainText(/create/i)
})
