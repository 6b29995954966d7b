import { DESIGN_ROUTES } from '../fixtures/design-routes'
import { openBeforeScripts } from './held-requests'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test('the first step of every guide is within two screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const guides = DESIGN_ROUTES.filter((route) => /Kubernetes\/|\/Tutorials\//.test(route))
  await openBeforeScripts(page, '/docs/FTC/Tutorials')
  // Shows each guide in the place of the first page, because loading all of them would take ten seconds.
  const tops = await page.evaluate(async (routes) => {
    const found: (readonly [string, number])[] = []
    for (const route of routes) {
      const html = await (await fetch(route)).text()
      const guide = new DOMParser().parseFromString(html, 'text/html')
      for (const sheet of guide.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        if (document.querySelector(`link[rel=stylesheet][href="${sheet.getAttribute('href')}"]`))
          continue
        document.head.append(sheet)
        await new Promise((resolve) => sheet.addEventListener('load', resolve))
      }
      document.body.replaceChildren(...guide.body.children)
      const top = document.querySelector('.step')?.getBoundingClientRect().top
      if (top !== undefined) found.push([route, top + window.scrollY])
    }
    return found
  }, guides)
  expect(tops.length).toBeGreaterThan(20)
  expect(tops.filter(([, top]) => top > 1600)).toEqual([])
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
