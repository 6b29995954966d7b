import { MESSAGES } from '../../lib/site/messages'
import { addLink, errorBox, isMarked, markDocument } from './changing-route'
import { expect, test } from './site-test'

const NOWHERE = '/docs/Stream/API/Nowhere'
const TITLE = 'Page not found'

test.use({
  expectedMessages: [new RegExp(`${MESSAGES.routePreloadFailed}|status of 404`)],
})

test('§2 an unknown path gets the 404 page, with links that lead on', async ({ page, docs }) => {
  await test.step('§2 an unknown path returns 404 with the site’s page', async () => {
    const response = await docs.open('/docs/Stream/API/AddEvnt?from=mail')
    expect(response?.status()).toBe(404)
    await expect(docs.title).toHaveTextSoon(TITLE)
    await expect(page).toHaveTitle(`${TITLE} | Capella Documentation`)
    await expect(docs.navbar.link('Stream')).toBeSeen()
    await docs.footer.scrollIntoViewIfNeeded()
    await expect(docs.footer).toBeSeen()
  })

  await test.step('the 404 page proposes near pages, and a search for the address’s words', async () => {
    const near = docs.main.getByRole('listitem').first().getByRole('link')
    await expect(near).toHaveAttribute('href', '/docs/Stream/API/API_Methods/AddEvent')
    await expect(docs.main.getByRole('textbox')).toHaveValue('AddEvnt')
  })

  await test.step('§2 the 404 page links to other pages', async () => {
    for (const [name, route] of [
      ['home page', '/'],
      ['search', '/search'],
      ['Stream', '/docs/Stream'],
      ['FTC', '/docs/FTC'],
    ] as const) {
      const link = docs.main.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', route)
      await expect(link).toBeSeen()
    }
  })

  await test.step('§2 a dead link opens the 404 page, and Back returns to it', async () => {
    await addLink(page, NOWHERE, 'to nowhere')
    await markDocument(page)
    const loaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('link', { name: 'to nowhere' }).click()
    await loaded
    expect(await isMarked(page)).toBe(false)
    await expect(docs.title).toHaveTextSoon(TITLE)
    await expect(errorBox(page)).toHaveCount(0)
    await docs.navbar.brand.click()
    await expect(page).toHaveTitle('Capella Documentation')
    await docs.goBack(TITLE)
    await expect(page).toHaveURL(NOWHERE)
  })
})
