import { MESSAGES } from '../../lib/site/messages'
import { INDEX_ROUTES, PLACEHOLDER_ROUTES } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('issue 2, 3 /docs shows both products, which lead to their index pages', async ({
  page,
  docs,
}) => {
  await docs.open('/docs')
  const cards = docs.main.getByRole('listitem').getByRole('link')
  await expect(cards).toHaveText(['FTC', 'Stream'])
  await cards.first().click()
  await expect(page).toHaveURL('/docs/FTC')
})

/** Indexes that are printed from data, with tests of their own. */
const DATA_INDEXES = ['/docs', '/docs/Stream/API/API_Methods', '/docs/Stream/API/Event_Attributes']

for (const route of INDEX_ROUTES.filter((index) => !DATA_INDEXES.includes(index))) {
  test(`issue 2, 3 ${route} lists a card with a summary for each child`, async ({ page }) => {
    const docs = new DocsPage(page, route.startsWith('/docs/FTC') ? 'FTC' : 'Stream')
    await docs.open(route)
    const cards = docs.main.getByRole('listitem').filter({ has: page.getByRole('paragraph') })
    const targets = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const children = await docs.sidebar.links.evaluateAll(
      (links, section) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter(
            (path) =>
              path.startsWith(`${section}/`) && !path.slice(section.length + 1).includes('/'),
          ),
      route,
    )
    expect(targets.length).toBeGreaterThan(0)
    expect(targets).toEqual(children)
    for (const summary of await cards.getByRole('paragraph').last().allInnerTexts())
      expect(summary.length).toBeGreaterThan(49)
  })
}

for (const route of PLACEHOLDER_ROUTES) {
  test(`issue 2, 3 ${route} says what is missing, is marked in the sidebar and leads on`, async ({
    page,
  }) => {
    const docs = new DocsPage(page, route.startsWith('/docs/FTC') ? 'FTC' : 'Stream')
    await docs.open(route)
    await expect(docs.main.getByText(MESSAGES.pagePlanned)).toBeVisible()
    await expect(docs.main.getByText(/^Last updated/)).toHaveCount(0)
    await expect(docs.sidebar.currentLinks).toHaveText([/planned$/])
    await expect(docs.main.getByRole('heading', { name: 'Where to look until then' })).toBeVisible()
    const onward = docs.main.getByRole('listitem').filter({ hasText: ': ' }).getByRole('link')
    await onward.first().click()
    await expect(page).not.toHaveURL(route)
    await expect(docs.main.getByText(MESSAGES.pagePlanned)).toHaveCount(0)
  })
}

test('issue 2, 3 a page that is written has no mark', async ({ docs }) => {
  await docs.open('/docs/Stream/Installation_Guides/Kubernetes/Akamai')
  await expect(docs.sidebar.currentLinks).toHaveText(['Akamai'])
  await expect(docs.main.getByText(MESSAGES.pagePlanned)).toHaveCount(0)
})
