import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'
const READING_TIME = /^\d+ min read$/

test('issue 2, 4 breadcrumbs lead to the sections above', async ({ page, docs }) => {
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

test('issue 2, 4 previous and next follow the sidebar through a product', async ({ docs }) => {
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

test('issue 2, 4 first and last page of a product have one neighbor', async ({ docs }) => {
  await docs.open('/docs/Stream')
  await expect(docs.pagination.getByRole('link')).toHaveText([/^Next/])
  await docs.open('/docs/Stream/FAQ')
  await expect(docs.pagination.getByRole('link')).toHaveText([/^Previous/])
  await docs.open('/markdown-page')
  await expect(docs.pagination).toHaveCount(0)
})

test('issue 40, 5 a component that a page imports works as it is typed into', async ({ docs }) => {
  await docs.open('/markdown-page')
  await docs.main.getByLabel('A description').fill('Short.')
  await expect(docs.main.getByText('6 characters: too short')).toBeVisible()
})

for (const route of [
  STREAM_LANDING,
  '/docs/FTC/Tutorials/Logo_Filter',
  '/docs/Stream/Tutorials/Primary_and_Backup',
]) {
  test(`§9 reading time shows on ${route}`, async ({ docs }) => {
    await docs.open(route)
    await expect(docs.main.getByText(READING_TIME)).toBeVisible()
  })
}

for (const route of [
  ADD_EVENT,
  '/docs/Stream/API/Introduction',
  '/docs/Stream/Release_Notes/Technical_Specification',
  '/docs/FTC/Tutorials',
  '/docs',
]) {
  test(`§9 no reading time on ${route}, which is no guide or tutorial`, async ({ docs }) => {
    await docs.open(route)
    await expect(docs.title).toBeVisible()
    await expect(docs.main.getByText(READING_TIME)).toHaveCount(0)
  })
}

test('§9 a longer guide takes longer to read', async ({ docs }) => {
  const minutesOf = async (route: string) => {
    await docs.open(route)
    return Number.parseInt((await docs.main.getByText(READING_TIME).textContent()) ?? '', 10)
  }
  const tutorial = await minutesOf('/docs/FTC/Tutorials/Logo_Filter')
  expect(tutorial).toBeGreaterThan(0)
  expect(await minutesOf(STREAM_LANDING)).toBeGreaterThan(tutorial)
})

test('issue 2, 4 a page says when it was last updated, in words and for machines', async ({
  docs,
}) => {
  await docs.open(STREAM_LANDING)
  await expect(docs.main.getByText(/^Last updated \w+ \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(docs.main.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
})
