import { existsSync } from 'node:fs'
import { FTC_LANDING, STREAM_LANDING } from '../../fixtures/design-routes'
import { denyStorage } from '../deny-storage'
import { whenInteractive } from '../interactive'
import { LONGEST_GUIDE, lastStep, topOf } from '../long-guide'
import { DocsPage } from '../pages/DocsPage'
import { expect, test } from '../site-test'

const PHONE = { width: 390, height: 844 }

// Engines word their warnings differently, so only uncaught errors, requests to other hosts, and violations of the
// policy fail the walk.
test.use({ expectedMessages: [/ console (?:warning|error): (?!policy violation)/] })

test.skip(
  ({ browserName, playwright }) =>
    browserName !== 'chromium' && !existsSync(playwright[browserName].executablePath()),
  'The browser is not on this machine: `npx playwright install firefox webkit`',
)

test('navigation and Back work', async ({ page, docs }) => {
  await page.goto('/docs/Stream/API')
  await docs.follow(docs.sidebar.link('Introduction'), 'API introduction')
  await docs.goBack('Stream API')
})

test('without scripts, links work', async ({ page, docs }) => {
  await page.route('**/_next/**/*.js', (route) => route.abort())
  await page.goto('/docs/Stream/API')
  await docs.follow(docs.sidebar.link('Introduction'), 'API introduction')
})

test('on a phone, the end of a long guide can be reached, and a reload keeps the position', async ({
  page,
  docs,
}) => {
  await page.setViewportSize(PHONE)
  await docs.open(LONGEST_GUIDE)
  const heading = lastStep(page)
  await heading.scrollIntoViewIfNeeded()
  const top = await topOf(heading)
  await page.reload()
  await whenInteractive(page)
  await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThan(3)
})

test('search finds a page', async ({ page, docs, modal }) => {
  await docs.open(FTC_LANDING)
  await modal.openFor('AddEvent')
  await page.keyboard.press('Enter')
  await expect(docs.title).toHaveText('AddEvent')
})

test('a code block can be copied', async ({ page, docs }) => {
  await docs.open('/markdown-page')
  const block = page.getByRole('group', { name: 'Code: capellaStreamConfig.yaml' })
  const figure = docs.main.getByRole('figure').filter({ has: block }).first()
  await figure.getByRole('button', { name: /^Copy / }).click()
  await expect(figure.locator('[aria-live]')).toHaveText('Copied')
})

test('a tab shows its content', async ({ page, docs }) => {
  await docs.open('/markdown-page')
  const tab = page.getByRole('radio', { name: 'Windows' }).first()
  await tab.click()
  await expect(tab).toBeChecked()
  await expect(docs.main.getByText('mkdir %USERPROFILE%\\kubernetes\\AWS').first()).toBeVisible()
})

test('a value appears in the commands', async ({ docs, values }) => {
  await docs.open(STREAM_LANDING)
  await values.open()
  await values.field('Cluster name').fill('engine-walk')
  await expect(docs.main.getByRole('row', { name: /^Cluster Label/ })).toContainText('engine-walk')
})

test('a checked step stays checked after a reload', async ({ page, docs }) => {
  const heading = page.getByRole('heading', { name: 'Name the cluster' })
  const box = page.getByRole('listitem').filter({ has: heading }).getByRole('checkbox')
  await docs.open(STREAM_LANDING)
  await box.check()
  await page.reload()
  await expect(box).toBeChecked()
})

test('the release notes can be limited to later releases', async ({ notes }) => {
  await notes.openNotes()
  await notes.from.selectOption('5.0')
  await expect(notes.heading('Release 5.0')).toBeHidden()
})

test('the color mode changes where storage is denied', async ({ page, docs }) => {
  await page.addInitScript(denyStorage)
  await docs.open(FTC_LANDING)
  await docs.navbar.colorModeSwitch.click()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('the menu opens and closes on a phone', async ({ page }) => {
  const docs = new DocsPage(page, 'FTC')
  await page.setViewportSize(PHONE)
  await docs.open(FTC_LANDING)
  await docs.navbar.menuButton.click()
  await expect(docs.mobileSidebar.dialog).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(docs.mobileSidebar.dialog).toBeHidden()
})
