import { MESSAGES } from '../../lib/site/messages'
import { PLACEHOLDER_ROUTES } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('index pages and placeholders', async ({ page, docs }) => {
  await test.step('/docs shows both products, which lead to their index pages', async () => {
    await docs.open('/docs')
    const cards = docs.main.getByRole('listitem').getByRole('link')
    await expect(cards).toHaveText(['FTC', 'Stream'])
    await cards.first().click()
    await expect(page).toHaveURL('/docs/FTC')
  })

  await test.step('a placeholder says what is missing, is marked in the sidebar and leads on', async () => {
    for (const route of PLACEHOLDER_ROUTES) {
      const docs = new DocsPage(page, route.startsWith('/docs/FTC') ? 'FTC' : 'Stream')
      await docs.open(route)
      await expect(docs.main.getByText(MESSAGES.pagePlanned)).toBeVisible()
      await expect(docs.main.getByText(/^Last updated/)).toHaveCount(0)
      await expect(docs.sidebar.currentLinks).toHaveText([/planned$/])
      await expect(
        docs.main.getByRole('heading', { name: 'Where to look until then' }),
      ).toBeVisible()
      const onward = docs.main.getByRole('listitem').filter({ hasText: ': ' }).getByRole('link')
      await onward.first().click()
      await expect(page).not.toHaveURL(route)
      await expect(docs.main.getByText(MESSAGES.pagePlanned)).toHaveCount(0)
      await expect(docs.sidebar.currentLinks.getByText('planned')).toHaveCount(0)
    }
  })
})
