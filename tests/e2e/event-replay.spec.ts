import { holdScripts } from './held-requests'
import { expect, test } from './site-test'

const GUIDE = '/docs/Stream/Installation_Guides/Kubernetes/Akamai'

test.describe('before hydration', () => {
  test('clicks on color mode, twice, announcement, and chevron are not lost', async ({
    page,
    docs: { navbar, announcement, sidebar },
  }) => {
    const release = await holdScripts(page)
    await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
    await navbar.colorModeSwitch.dblclick()
    await announcement.getByRole('button').click()
    await sidebar.toggle('Tutorials').click()
    await expect(page.locator('html')).toHaveClass(/light/)
    release()
    await expect(navbar.colorModeSwitch).toHaveAccessibleName('Color mode: system')
    await expect(announcement).toBeHidden()
    await expect(sidebar.link('Primary and backup program')).toBeVisible()
  })

  for (const open of ['Control+k', 'a click'] as const)
    test(`${open} opens search at once, and typed text is kept`, async ({ page, modal, docs }) => {
      const release = await holdScripts(page)
      await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
      if (open === 'a click') await docs.navbar.link('Search docs').click()
      else await page.keyboard.press(open)
      await expect(modal.input).toBeFocused()
      await page.keyboard.type('evet machine')
      for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft')
      release()
      await expect(modal.activeOption).toBeVisible()
      await page.keyboard.type('n')
      await expect(modal.input).toHaveValue('event machine')
      await expect(modal.activeOption).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal.dialog).toBeHidden()
    })

  test('search opens as soon as there is something to see', async ({ page, modal }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('main') === null) return
        observer.disconnect()
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    await page.goto(GUIDE)
    await expect(modal.input).toBeFocused()
    await page.keyboard.type('event machine')
    await expect(modal.activeOption).toBeVisible()
    await expect(modal.input).toHaveValue('event machine')
  })

  test('Escape, the button, and a click outside close search; Enter opens the results', async ({
    page,
    modal,
  }) => {
    await holdScripts(page)
    await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => modal.closeButton.click(),
      () => page.mouse.click(20, 700),
    ]) {
      await page.keyboard.press('/')
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
  })

  test('text typed on the search page is kept', async ({ page, search }) => {
    const release = await holdScripts(page)
    await page.goto('/search?q=logo', { waitUntil: 'domcontentloaded' })
    // The query in the field is selected, so typing replaces it.
    await search.input.focus()
    await page.keyboard.type('event machine')
    release()
    await expect(search.count).toContainText('for event machine')
    await expect(search.input).toHaveValue('event machine')
  })
})
