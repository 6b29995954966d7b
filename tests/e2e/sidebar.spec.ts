import type { Locator } from '@playwright/test'
import { heldRequests } from './held-requests'
import { whenMotionEnds } from './interactive'
import { Sidebar } from './pages/Sidebar'
import { expect, test } from './site-test'

test('§2 the sidebar marks the page, and its sections open', async ({ page, docs }) => {
  const { sidebar } = docs
  const tutorial = sidebar.link(/^Primary and backup/)
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/page-map/')) lists.push(request.url())
  })

  await test.step('§2 sidebar marks the current page once, in its open branch; a section’s label links to its index page', async () => {
    await docs.open('/docs/Stream/API/API_Methods/SetYouTubeThumbnail')
    await expect(sidebar.currentLinks).toBeSeen()
    await expect(sidebar.tree.getByText('Stream', { exact: true })).toBeSeen()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(sidebar.currentLinks).toHaveText(['SetYouTubeThumbnail'])
    await expect(sidebar.toggle('API')).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar.toggle('API methods')).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar.toggle('Tutorials')).toHaveAttribute('aria-expanded', 'false')
    await sidebar.link('Event attributes').click()
    await expect(page).toHaveURL('/docs/Stream/API/Event_Attributes')
    await expect(sidebar.currentLinks).toHaveText(['Event attributes'])
    await expect(sidebar.link('YouTubeCategory')).toBeVisible()
  })

  await test.step('§2 chevron opens a closed section, loads its children then, and closes it', async () => {
    const toggle = sidebar.toggle('Tutorials')
    await expect(tutorial).toHaveCount(0)
    expect(lists).toEqual([])
    const { hold, release } = heldRequests()
    await page.route('**/page-map/**', hold)
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
    const distance = async () => (await topOf(sidebar.link('Limits'))) - (await topOf(toggle))
    await whenMotionEnds(page)
    const before = await distance()
    await toggle.click()
    await expect(sidebar.tree.getByText('Loading section Tutorials')).toBeVisible()
    expect(await distance()).toBe(before)
    release()
    await expect(tutorial).toBeSeen()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(lists).toHaveLength(1)
    await expect(page).toHaveURL('/docs/Stream/API/Event_Attributes')
    await toggle.click()
    await expect(tutorial).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('§2 sections in a loaded section open too, by keyboard', async () => {
    await sidebar.toggle('Installation guides').focus()
    await page.keyboard.press('Enter')
    await sidebar.toggle('Kubernetes').focus()
    await page.keyboard.press('Space')
    await expect(sidebar.link(/^AWS/)).toBeSeen()
  })

  await test.step('§2 each product has its own sidebar', async () => {
    await docs.navbar.link('FTC').click()
    await expect(new Sidebar(page, 'FTC').currentLinks).toHaveText([/^Akamai/])
    await expect(sidebar.tree).toHaveCount(0)
  })
})
