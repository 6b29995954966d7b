import { readFileSync } from 'node:fs'
import { exportedFiles, SITE_FOLDER } from '../fixtures/exported-site'
import { openBeforeScripts } from './held-requests'
import { expect, test } from './site-test'

const GUIDES = exportedFiles()
  .filter((file) => file.startsWith('docs/') && file.endsWith('.html'))
  .filter((file) => readFileSync(`${SITE_FOLDER}/${file}`, 'utf8').includes('class="steps"'))
  .map((file) => `/${file.replace(/\.html$/, '')}`)
/** Maximum distance from the title to the first step, in pixels, by window width. */
const MOST = [
  [1440, 2200],
  [390, 3000],
] as const

test('every guide reaches its first step soon after its title', async ({ page }) => {
  expect(GUIDES.length).toBeGreaterThan(8)
  // One document shows all guides in turn, because loading each takes ten times as long. Its scripts are held, because
  // they would miss the elements that a guide replaces; hydration moves nothing.
  await openBeforeScripts(page, '/docs')
  for (const [width, most] of MOST) {
    await page.setViewportSize({ width, height: 900 })
    for (const route of GUIDES) {
      const distance = await page.evaluate(showGuide, route)
      expect.soft(distance, `${route} at ${width} px`).toBeLessThanOrEqual(most)
    }
  }
})

/** Runs in the page: shows a guide instead, and returns the distance from its title to its first step. */
async function showGuide(route: string): Promise<number> {
  const html = await (await fetch(route)).text()
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
  const topOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
  return topOf('#guide-start') - topOf('h1')
}

test('the commands of a guide are a view with its own URL', async ({ page, docs }) => {
  const guide = '/docs/Stream/Installation_Guides/Kubernetes/AWS'
  const views = docs.main.getByRole('navigation', { name: 'Shortcuts in this guide' })
  const commands = views.getByRole('link', { name: 'Commands only' })
  const whole = views.getByRole('link', { name: 'Whole guide' })
  const step = docs.main.getByRole('heading', { name: 'Install eksctl' })

  await test.step('they appear at once for a reader who follows a link to them', async () => {
    await page.goto(`${guide}#quick-reference`)
    await expect(docs.main.getByText('eksctl create cluster').first()).toBeVisible()
    await expect(step).toBeHidden()
    await expect(whole).toBeInViewport()
  })

  await whole.click()
  await expect(step).toBeVisible()
  await commands.click()
  await expect(page).toHaveURL(`${guide}#quick-reference`)
  await expect(commands).toHaveAttribute('aria-current', 'true')
  await expect(commands).toBeInViewport()
  // The commands include the warning about the end of Kubernetes 1.31.
  await expect(docs.main.getByText('Ask Capella first which')).toBeVisible()
  await expect(step).toBeHidden()
  await whole.click()
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
