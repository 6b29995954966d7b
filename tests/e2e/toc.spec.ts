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
    await docs.follow(docs.sidebar.link('FAQ'), 'Stream FAQ')
    await expect(docs.toc.current).toHaveText(['When something stops'])
    await page.keyboard.press('End')
    await expect(docs.toc.current).toHaveText(['Related pages'])
  })
})
