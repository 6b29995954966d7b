import { SCRIPTS_FAILED } from '../../lib/site/messages'
import { DESCRIPTION, INTRODUCTION } from './changing-route'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/Failed to load resource|trying its HTML document/] })

test('without style sheets, text order, skip link, and links work', async ({ page, docs }) => {
  await page.route('**/*.css', (route) => route.abort())
  await docs.open(DESCRIPTION)
  const order = await page.evaluate(() =>
    ['header', '[aria-label="Stream documentation"]', 'h1', '.prose', 'footer'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? -1,
    ),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order[0]).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(docs.skipLink).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(docs.title).toBeFocused()
  // Playwright clicks only elements that nothing covers.
  await docs.main.getByRole('heading', { name: 'Open points' }).click()
  await docs.follow(docs.sidebar.link('API'), 'Stream API')
})

test('each action loads a style sheet that failed again', async ({ page, docs, modal }) => {
  const styles = /\/Results\.[^/]*\.css$/
  await docs.open(DESCRIPTION)
  await page.route(styles, (route) => route.abort())
  await modal.openFor('cluster')
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()))
  await page.keyboard.type('s')
  await failed
  await expect(modal.activeOption).toHaveCSS('display', 'inline')
  await page.unroute(styles)
  await page.keyboard.press('ArrowDown')
  await expect(modal.activeOption).toHaveCSS('display', 'block')
})

test('without the framework, links and search are plain links', async ({ page, docs }) => {
  await page.route('**/chunks/framework-*.js', (route) => route.abort())
  await page.goto(INTRODUCTION)
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed')
  await expect(docs.title).toBeSeen()
  await docs.follow(docs.sidebar.link('Event description'), 'Event description')
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed')
  await docs.navbar.search.click()
  await expect(page).toHaveURL('/search')
  await expect(docs.title).toHaveTextSoon('Search')
})

test('a press on a button is answered when scripts fail, and the next one works when they arrive', async ({
  page,
  docs: { navbar },
}) => {
  const answers: string[] = []
  page.on('dialog', (dialog) => {
    answers.push(dialog.message())
    void dialog.accept()
  })
  await page.route('**/chunks/framework-*.js', (route) => route.abort())
  await page.goto(INTRODUCTION)
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed')
  await navbar.colorModeSwitch.click()
  await expect.poll(() => answers).toEqual([SCRIPTS_FAILED])
  await expect(navbar.colorModeSwitch).not.toHaveAttribute('aria-busy')
  await page.unroute('**/chunks/framework-*.js')
  await navbar.colorModeSwitch.click()
  await expect(navbar.colorModeSwitch).toHaveAccessibleName('Color mode: dark')
  expect(answers).toHaveLength(1)
})
