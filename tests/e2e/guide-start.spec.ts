import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { exportedFiles, SITE_FOLDER } from '../fixtures/exported-site'
import { combinations, MATRIX } from './matrix'
import { expect, test } from './site-test'

const all = exportedFiles()
  .filter((file) => file.startsWith('docs/') && file.endsWith('.html'))
  .filter((file) => readFileSync(`${SITE_FOLDER}/${file}`, 'utf8').includes('class="steps"'))
  .map((file) => `/${file.replace(/\.html$/, '')}`)
/** All guides except tutorials, and the first tutorial. */
const everyday = all.filter(
  (route, index) =>
    !route.includes('/Tutorials/') ||
    all.findIndex((other) => dirname(other) === dirname(route)) === index,
)
const GUIDES = combinations(
  everyday,
  all.filter((route) => !everyday.includes(route)),
)
/** Maximum distance from the title to the first step, in pixels, by window width. */
const MOST = [
  [1440, 2200],
  [390, 3000],
] as const

test('every guide reaches its first step soon after its title', MATRIX, async ({ page }) => {
  expect(GUIDES.length).toBeGreaterThan(8)
  for (const route of GUIDES) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    for (const [width, most] of MOST) {
      await page.setViewportSize({ width, height: 900 })
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const step = await page.locator('#guide-start').boundingBox()
      const distance = (step?.y ?? Infinity) - (title?.y ?? 0)
      expect.soft(distance, `${route} at ${width} px`).toBeLessThanOrEqual(most)
    }
  }
})

test.describe('the commands alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const guide = '/docs/Stream/Installation_Guides/Kubernetes/AWS'

  test('are a view with a URL; a step in a link, the whole guide, and Back lead out of it', async ({
    page,
    docs,
  }) => {
    const views = docs.main.getByRole('navigation', { name: 'Shortcuts in this guide' })
    const commands = views.getByRole('link', { name: 'Commands only' })
    const step = docs.main.getByRole('heading', { name: 'Install eksctl' })
    await page.goto(guide)
    await expect(step).toBeVisible()
    await commands.click()
    await expect(page).toHaveURL(`${guide}#quick-reference`)
    await expect(commands).toHaveAttribute('aria-current', 'true')
    await expect(commands).toBeInViewport()
    await expect(docs.main.getByText('eksctl create cluster').first()).toBeVisible()
    // The commands include the warning about the end of Kubernetes 1.31.
    await expect(docs.main.getByText('Ask Capella first which')).toBeVisible()
    await expect(step).toBeHidden()
    await views.getByRole('link', { name: 'Whole guide' }).click()
    await expect(step).toBeVisible()
    await page.goBack()
    await expect(step).toBeHidden()
    await docs.toc.link('Prepare the deployment machine').click()
    await expect(step).toBeInViewport()
    // Next does not see a change of the hash by the browser alone, as after a click while Next starts.
    await page.evaluate(() => {
      window.location.hash = 'quick-reference'
    })
    await expect(step).toBeHidden()
  })

  test('appear at once for a reader who follows a link to them', async ({ page, docs }) => {
    await page.goto(`${guide}#quick-reference`)
    await expect(docs.main.getByText('eksctl create cluster').first()).toBeVisible()
    await expect(docs.main.getByRole('heading', { name: 'Install eksctl' })).toBeHidden()
    await expect(docs.main.getByRole('link', { name: 'Whole guide' })).toBeInViewport()
  })
})
