import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { STREAM_LANDING } from '../fixtures/design-routes'
import type { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

async function expectNoControls(docs: DocsPage): Promise<void> {
  const controls = docs.main.locator('input, select, textarea, button')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
}

test('without scripts, articles are complete and navigation works', async ({ page, docs }) => {
  await test.step('without scripts, a guide is complete and has no controls', async () => {
    await page.goto(STREAM_LANDING)
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await docs.main.locator('summary', { hasText: 'Your values' }).first().click()
    await expect(docs.main.getByText('The name you give the cluster.').first()).toBeSeen()
    await expectNoControls(docs)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(docs.main.getByText(/steps done/).filter({ visible: true })).toHaveCount(0)
    await docs.toc.link('Ports').click()
    await expect(page).toHaveURL(`${STREAM_LANDING}#ports`)
    await expect(docs.main.getByRole('heading', { name: 'Ports' })).toBeSeen()
  })

  await test.step('without scripts, the article comes first on small screens, and the menu button links to the pages', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(STREAM_LANDING)
    await expect(docs.sidebar.tree).toBeHidden()
    await expect(docs.title).toBeSeen()
    await docs.toc.summary.click()
    await expect(docs.toc.link('Before you start')).toBeSeen()
    await docs.navbar.menuButton.click()
    await expect(docs.sidebar.link('Installation guides')).toBeSeen()
    await page.keyboard.press('Tab')
    await expect(docs.sidebar.links.first()).toBeFocused()
    await docs.sidebar.link('Tutorials').click()
    await expect(page).toHaveURL('/docs/Stream/Tutorials')
  })

  await test.step('without scripts, every tab shows its content under its label', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/markdown-page')
    await expectNoControls(docs)
    const commands = docs.main.getByRole('code').filter({ hasText: /^mkdir / })
    await expect(commands).toHaveText([/\$HOME/, /\$HOME/, /%USERPROFILE%/])
  })

  await test.step('§2 without scripts, the skip link skips the navbar', async () => {
    await page.goto('/docs/Stream/API/API_Methods/AddEvent')
    await page.keyboard.press('Tab')
    await expect(docs.skipLink).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(docs.main.locator(':focus')).toHaveCount(1)
  })

  await test.step('without scripts, a method has a sample in every language', async () => {
    await expectNoControls(docs)
    for (const name of ['Shell', 'PowerShell', 'Python', 'JavaScript', 'C#'])
      await expect(docs.main.getByRole('group', { name: `Code: ${name}` })).toContainText(
        'https://<api-host>:8758/CambriaLM/v1/Events',
      )
  })

  await test.step('without scripts, sidebar and navbar work, and the theme is light', async () => {
    await expect(docs.sidebar.currentLinks).toHaveText(['AddEvent'])
    await docs.navbar.languageSwitch.click()
    await expect(docs.navbar.languages).toHaveText(['English'])
    const paper = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(Math.min(...(paper.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))).toBeGreaterThan(200)
    await docs.pagination.getByRole('link', { name: /^Next/ }).click()
    await expect(docs.sidebar.currentLinks).toHaveText(['GetEventsList'])
    await page.getByRole('link', { name: 'Search docs' }).first().click()
    await expect(page).toHaveURL('/search')
    const sentence = docs.main.getByText(/Search requires JavaScript/)
    const stream = docs.main.getByRole('link', { name: 'Stream', exact: true })
    await expect(sentence).toBeSeen()
    await expect(stream).toBeSeen()
    const [above, below] = [await sentence.boundingBox(), await stream.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
})

test('without scripts, tools show what they hold', async ({ page, docs }) => {
  for (const [route, count] of [
    ['/docs/Stream/Release_Notes/Technical_Specification', 140],
    ['/docs/FTC/Troubleshooting', 80],
  ] as const)
    await test.step(`without scripts, ${route} has every row and no controls`, async () => {
      await page.goto(route)
      const rows = docs.main.locator('tr')
      expect(await rows.count()).toBeGreaterThanOrEqual(count)
      await expect(rows.filter({ visible: false })).toHaveCount(0)
      await expectNoControls(docs)
    })

  await test.step('without scripts, a URL leads to an entry of the release notes, whatever its filter is', async () => {
    await page.goto(`${RELEASE_NOTES_ROUTE}?from=5.3&to=5.5#v5-2-trusted-executables`)
    await expectNoControls(docs)
    await expect(page.getByText('only if it trusts them')).toBeSeen()
  })
})
