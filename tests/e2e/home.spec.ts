import { BASE_URL_MESSAGES } from '../../lib/site/messages'
import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

/** Pages reached in one click: products, popular guides, API reference, release notes. */
const TASKS = [
  { region: 'Stream', name: 'Install Stream on Akamai Kubernetes', route: STREAM_LANDING },
  {
    region: 'Stream',
    name: 'Install Stream on AWS Kubernetes',
    route: '/docs/Stream/Installation_Guides/Kubernetes/AWS',
  },
  { region: 'Stream', name: 'API methods', route: '/docs/Stream/API/API_Methods' },
  {
    region: 'Stream',
    name: 'Technical specification',
    route: '/docs/Stream/Release_Notes/Technical_Specification',
  },
  { region: 'FTC', name: 'Install FTC on Akamai Kubernetes', route: FTC_LANDING },
  { region: 'FTC', name: 'Tutorials, A to Z', route: '/docs/FTC/Tutorials' },
  { region: 'FTC', name: 'Release notes', route: '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0' },
  {
    region: 'Your first API call',
    name: 'API introduction',
    route: '/docs/Stream/API/Introduction',
  },
] as const

test('home page leads to the most wanted pages, and searches', async ({ page, docs }) => {
  await test.step('home page links directly to the most wanted pages', async () => {
    await docs.open('/')
    await expect(page.getByText(BASE_URL_MESSAGES.problem)).toHaveCount(0)
    for (const { region, name, route } of TASKS) {
      const links = docs.main.getByRole('region', { name: region, exact: true })
      await expect(links.getByRole('link', { name })).toHaveAttribute('href', route)
    }
    await docs.main.getByRole('link', { name: 'API methods' }).click()
    await expect(page).toHaveURL('/docs/Stream/API/API_Methods')
    await expect(docs.title).toHaveText('API methods')
  })

  await test.step('home page has a search field', async () => {
    await docs.open('/')
    const input = docs.main.getByRole('searchbox')
    await input.fill('logo filter')
    await input.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=logo(?:\+|%20)filter$/)
    await expect(docs.main.getByRole('searchbox')).toHaveValue('logo filter')
    await docs.main.getByRole('link', { name: 'Logo filter', exact: true }).click()
    await expect(docs.title).toHaveText('Logo filter')
  })
})
