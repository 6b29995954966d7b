import { expect, test } from './site-test'

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'

test('the ways around an article', async ({ page, docs }) => {
  await test.step('breadcrumbs lead to the sections above', async () => {
    await docs.open(ADD_EVENT)
    const links = docs.breadcrumbs.getByRole('link')
    await expect(links).toHaveText(['Documentation', 'Stream', 'API', 'API methods'])
    await links.nth(2).click()
    await expect(page).toHaveURL('/docs/Stream/API')
    await expect(links).toHaveText(['Documentation', 'Stream'])
    await links.first().click()
    await expect(page).toHaveURL('/docs')
    await expect(docs.breadcrumbs).toHaveCount(0)
  })

  await test.step('previous and next follow the sidebar through a product', async () => {
    await docs.open('/docs/Stream/API/API_Methods/AddMachines')
    const previous = docs.pagination.getByRole('link', { name: /^Previous/ })
    const next = docs.pagination.getByRole('link', { name: /^Next/ })
    await expect(previous).toHaveAccessibleName('Previous AddEvent')
    await expect(next).toHaveAccessibleName('Next CheckEventSource')
    await next.click()
    await expect(docs.title).toHaveText('CheckEventSource')
    await previous.click()
    await expect(docs.title).toHaveText('AddMachines')
  })

  await test.step('a guide leads on to what comes after it, not to another way to install', async () => {
    await docs.open('/docs/Stream/Installation_Guides/Kubernetes/AWS')
    const next = docs.pagination.getByRole('link', { name: /^Next/ })
    await expect(next).toHaveAttribute('href', /Kubernetes\/Send_Streams$/)
    const words = (await next.textContent())?.replace('Next', '').trim() ?? ''
    await next.click()
    await expect(docs.title).toHaveText(words)
  })

  await test.step('a component that a page imports works as it is typed into', async () => {
    await docs.open('/markdown-page')
    await docs.main.getByLabel('A description').fill('Short.')
    await expect(docs.main.getByText('6 characters: too short')).toBeVisible()
  })
})
