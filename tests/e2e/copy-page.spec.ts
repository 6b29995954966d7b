import { readFileSync } from 'node:fs'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/API_Methods/AddEvent'
const copied = 'Copied'
const unreachable = 'Not copied: the text could not be loaded. Check your connection and try again.'
const denied =
  'Not copied: the browser does not allow it. Open “View as Markdown” and copy the text there.'

test.beforeEach(async ({ docs }) => {
  await docs.open(ROUTE)
})

test.describe('with clipboard permission', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test.use({ expectedMessages: [/Failed to load resource/] })

  test('copies the whole page as Markdown, or says what to do while it cannot be loaded', async ({
    page,
    context,
    docs,
  }) => {
    await page.clock.install()
    await docs.copyPage.click()
    await expect(docs.copyStatus).toHaveText(copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readFileSync(`out${ROUTE}.md`, 'utf8'),
    )
    await page.clock.fastForward('00:05')
    await expect(docs.copyStatus).toHaveText('')
    await context.setOffline(true)
    await docs.copyPage.press('Enter')
    await expect(docs.copyStatus).toHaveText(unreachable)
    await context.setOffline(false)
    await docs.copyPage.press('Enter')
    await expect(docs.copyStatus).toHaveText(copied)
    // Another site’s response, as in a guest network.
    await page.route('**/*.md', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the guest network</h1>' }),
    )
    await docs.copyPage.click()
    await expect(docs.copyStatus).toHaveText(unreachable)
  })
})

test.describe('without clipboard permission', () => {
  // Browsers request `/favicon.ico` for plain text files.
  test.use({ expectedMessages: [/404 \(Not Found\)/] })

  test('the link opens the text', async ({ page, docs }) => {
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('denied'))
    })
    await docs.copyPage.click()
    await expect(docs.copyStatus).toHaveText(denied)
    await docs.moreWays.click()
    await docs.viewMarkdown.click()
    await expect(page).toHaveURL(`${ROUTE}.md`)
    await expect(page.getByText('# AddEvent')).toBeVisible()
  })
})
