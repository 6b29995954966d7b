import type { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

/** Links a reader can follow without loading anew, with what stands in them. */
const JOURNEY = [
  ['Stream', '/docs/Stream/Installation_Guides/Kubernetes/Akamai'],
  ['FTC', '/docs/FTC/Installation_Guides/Kubernetes/Akamai'],
] as const

test('a reader goes through the site by links, without one violation', async ({ page, docs }) => {
  await docs.open('/')
  const look = await lookOf(docs)
  for (const [name, route] of JOURNEY) {
    await docs.navbar.link(name).click()
    await expect(page).toHaveURL(route)
    await docs.navbar.colorModeSwitch.click()
  }
  // The home page has a style sheet of its own, which the router puts into the page as text.
  await docs.navbar.brand.click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => lookOf(docs)).toEqual(look)
})

/** Place and size of what the home page lays out by itself. */
async function lookOf({ title, main }: DocsPage) {
  const links = main.getByRole('link')
  return Promise.all([title, links.first(), links.last()].map((part) => part.boundingBox()))
}

test.describe('what the policy forbids', () => {
  test.use({ expectedMessages: [/policy violation: script-src|violates the following/] })

  test('text that gets into a page as a script does not run', async ({ page, docs }) => {
    await docs.open('/docs')
    const violation = page.waitForEvent('console', (message) =>
      message.text().startsWith('policy violation: script-src'),
    )
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.intruder = true'
      document.body.append(script)
    })
    await violation
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  })
})
