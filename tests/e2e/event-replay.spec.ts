import { openBeforeScripts } from './held-requests'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API'

test('before hydration, search works, and no click or typed text is lost', async ({
  page,
  modal,
  search,
  docs: { navbar, announcement, sidebar },
}) => {
  await test.step('a click or a key opens search, Escape closes it, and Enter opens the results, where typed text is kept', async () => {
    const release = await openBeforeScripts(page, ROUTE)
    await navbar.search.click()
    await expect(modal.input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal.dialog).toBeHidden()
    await page.keyboard.press('/')
    await page.keyboard.type('add event')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=add+event')
    await page.waitForLoadState('domcontentloaded')
    // The query in the field is selected, so typing replaces it.
    await search.input.focus()
    await page.keyboard.type('event machine')
    release()
    await expect(search.count).toContainText('for event machine')
    await expect(search.input).toHaveValue('event machine')
  })

  await test.step('neither clicks nor typed text are lost', async () => {
    const release = await openBeforeScripts(page, ROUTE)
    await navbar.colorModeSwitch.dblclick()
    await announcement.getByRole('button').click()
    await sidebar.toggle('Tutorials').click()
    await expect(page.locator('html')).toHaveClass(/light/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('evet machine')
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft')
    release()
    await expect(modal.activeOption).toBeSeen()
    await page.keyboard.type('n')
    await expect(modal.input).toHaveValue('event machine')
    await expect(modal.activeOption).toBeSeen()
    await modal.close()
    await expect(navbar.colorModeSwitch).toHaveAccessibleName('Color mode: system')
    await expect(announcement).toBeHidden()
    await expect(sidebar.link('Primary and backup program')).toBeSeen()
  })
})
