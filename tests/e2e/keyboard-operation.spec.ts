import { isFocusLost } from './lost-focus'
import { expect, test } from './site-test'

const LINUX_GUIDE = '/docs/Stream/Installation_Guides/Kubernetes/AWS/Linux_Help'

test('controls of a guide by key', async ({ page, docs }) => {
  await test.step('announcement, color mode, table of contents and back to top work by key', async () => {
    await docs.open(LINUX_GUIDE)
    await docs.announcement.getByRole('button').press('Enter')
    await expect(docs.announcement).toBeHidden()
    expect(await isFocusLost(page)).toBe(false)
    await docs.navbar.colorModeSwitch.press('Space')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await docs.toc.link('Limits of the Linux edition').press('Enter')
    await expect(
      docs.main.getByRole('heading', { name: 'Limits of the Linux edition' }),
    ).toBeFocused()
    await docs.backToTop.press('Enter')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(docs.main).toBeFocused()
  })
})

test('controls of search, notes and specification by key', async ({
  page,
  docs,
  search,
  notes,
}) => {
  await test.step('products and further results of the search page are chosen by key', async () => {
    await search.open('?q=cluster')
    await search.product('All').press('ArrowRight')
    await expect(search.product(/^FTC/)).toBeChecked()
    await expect(search.product(/^FTC/)).toBeFocused()
    await search.product(/^FTC/).press('ArrowLeft')
    const shown = await search.hits.count()
    await search.more.press('Enter')
    await expect.poll(() => search.hits.count()).toBeGreaterThan(shown)
    await expect(search.results.locator(':focus')).toBeInViewport()
  })

  await test.step('the controls of release notes and specification work by key', async () => {
    await notes.openNotes()
    await notes.type.press('ArrowDown')
    await expect(notes.type).not.toHaveValue('')
    await expect(notes.count).toHaveText(/^\d+ of \d+ entries$/)
    await notes.showAll.press('Enter')
    await expect(notes.count).toHaveText(/^\d+ entries$/)
    await expect(page.locator(':focus')).toHaveCount(1)
    await docs.open('/docs/Stream/Release_Notes/Technical_Specification')
    await docs.main.getByRole('searchbox').focus()
    await page.keyboard.type('fairplay cmaf')
    await expect(docs.main.getByText(/^1 of \d+ rows$/)).toBeVisible()
    await docs.main.getByRole('searchbox').press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await docs.main.getByRole('checkbox', { name: 'Only differences' }).press('Space')
    await expect(docs.main.getByRole('row', { name: /^REST API/ })).toBeHidden()
  })
})
