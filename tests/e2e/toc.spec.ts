import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('the table of contents follows the reader', async ({ page, docs }) => {
  await test.step('scroll-spy marks the heading being read', async () => {
    await docs.open(STREAM_LANDING)
    await expect(docs.toc.current).toHaveText(['Before you start'])
    for (const name of ['Ports', 'Troubleshooting']) {
      const heading = docs.main.getByRole('heading', { name, exact: true })
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await expect(docs.toc.current).toHaveText([name])
      await expect(docs.toc.current).toBeInViewport()
    }
    await page.keyboard.press('End')
    await expect(docs.toc.current).toHaveText(['Related pages'])
  })

  await test.step('scroll-spy works on a page reached by a link', async () => {
    await docs.open('/docs')
    await docs.navbar.link('FTC').click()
    await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
    const last = docs.main.getByRole('heading', { name: 'Related pages' })
    await last.evaluate((element) => element.scrollIntoView())
    await expect(docs.toc.current).toHaveText(['Related pages'])
  })
})
