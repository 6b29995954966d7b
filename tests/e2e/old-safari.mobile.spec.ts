import { expect, test } from './site-test'

test('a browser without checkVisibility, such as Safari up to 17.3, shows linked headings and hits', async ({
  page,
  docs,
  modal,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'))
  await docs.open('/docs/Stream/FAQ#api')
  await expect(docs.main.getByRole('heading', { name: 'API', exact: true })).toBeInViewport()
  await modal.openFor('usertoken')
  await modal.options.first().click()
  await expect(docs.title).not.toHaveText('Stream FAQ')
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-terms'))).toBe(true)
})
