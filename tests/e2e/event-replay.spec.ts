import { openBeforeScripts } from './held-requests'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API'

test('before hydration, search works, and no click or typed text is lost', async ({
  page,
  modal,
  search,
  docs: { navbar, announcement, sidebar },
}) => {
  await test.step('a key or a click opens search; Escape, the button, and a click outside close it; Enter opens the results, where typed text is kept', async () => {
    const release = await openBeforeScripts(page, ROUTE)
    const pressSlash = () => page.keyboard.press('/')
    for (const [open, close] of [
      [pressSlash, () => page.keyboard.press('Escape')],
      [() => navbar.link('Search docs').click(), () => modal.closeButton.click()],
      [pressSlash, () => page.mouse.click(20, 700)],
    ] as const) {
      await open()
      await expect(modal.input).toBeFocused()
      // Enter does nothing while the query is empty.
      await page.keyboard.press('Enter')
      await page.keyboard.type('x')
      await close()
      await expect(modal.dialog).toBeHidden()
    }
    await page.keyboard.press('/')
    await expect(modal.input).toHaveValue('')
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

  await test.step('search opens as soon as there is something to see, and neither clicks nor typed text are lost', async () => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('main') === null) return
        observer.disconnect()
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    const release = await openBeforeScripts(page, ROUTE)
    await expect(modal.input).toBeFocused()
    await page.keyboard.press('Escape')
    await navbar.colorModeSwitch.dblclick()
    await announcement.getByRole('button').click()
    await sidebar.toggle('Tutorials').click()
    await expect(page.locator('html')).toHaveClass(/light/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('evet machine')
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft')
    release()
    await expect(modal.activeOption).toBeVisible()
    await page.keyboard.type('n')
    await expect(modal.input).toHaveValue('event machine')
    await expect(modal.activeOption).toBeVisible()
    await modal.close()
    await expect(navbar.colorModeSwitch).toHaveAccessibleName('Color mode: system')
    await expect(announcement).toBeHidden()
    await expect(sidebar.link('Primary and backup program')).toBeVisible()
  })
})
