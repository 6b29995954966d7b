import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })

test('§2 an unknown path gets the 404 page, with links that lead on', async ({ page, docs }) => {
  await test.step('§2 an unknown path returns 404 with the site’s page', async () => {
    const response = await docs.open('/qqqqq?from=mail')
    expect(response?.status()).toBe(404)
    await expect(docs.title).toHaveText('Page not found')
    await expect(page).toHaveTitle('Page not found | Capella Documentation')
    await expect(docs.navbar.link('Stream')).toBeVisible()
    await expect(docs.footer).toBeVisible()
  })

  await test.step('§2 the 404 page links to other pages', async () => {
    await expect(docs.main.getByRole('heading', { level: 2 })).toHaveText(['Where to go next'])
    for (const [name, route] of [
      ['Home page', '/'],
      ['Search', '/search'],
      ['Stream documentation', '/docs/Stream'],
      ['FTC documentation', '/docs/FTC'],
    ] as const)
      await expect(docs.main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        route,
      )
  })
})
