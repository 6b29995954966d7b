import { AxeBuilder } from '@axe-core/playwright'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { Checklist } from './pages/Checklist'
import { DocsPage } from './pages/DocsPage'
import { ValuesForm } from './pages/ValuesForm'
import { expect, test } from './site-test'

const SPECIFICATION = '/docs/Stream/Release_Notes/Technical_Specification'

for (const theme of ['light', 'dark'])
  for (const width of [390, 1440]) {
    test(`I01 the tools of a guide pass axe, ${theme}, ${width} px`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
      await page.setViewportSize({ width, height: 900 })
      const docs = new DocsPage(page)
      const values = new ValuesForm(page)
      const checklist = new Checklist(page)
      await docs.open(STREAM_LANDING)
      await values.field('Web UI user').fill('carol')
      await values.field('Cluster name').fill('my cluster')
      await values.field('Cluster name').blur()
      await values.laterValues.click()
      await checklist.boxes.first().check()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })

    test(`I01 the specification passes axe, ${theme}, ${width} px`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
      await page.setViewportSize({ width, height: 900 })
      const docs = new DocsPage(page)
      await docs.open(`${SPECIFICATION}#drm-systems-dash`)
      await docs.main.getByRole('checkbox', { name: 'Windows', exact: true }).uncheck()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  }
