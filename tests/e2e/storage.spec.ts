import { MESSAGES } from '../../lib/site/messages'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, expectSoon, test } from './site-test'

test.use({ expectedMessages: [/Local storage is not available/] })

/** Runs in the page: denies storage, like browsers that block cookies. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}

test('where storage is denied, choices are kept for this visit', async ({ page, docs }) => {
  await page.addInitScript(denyStorage)
  const messages: string[] = []
  page.on('console', (message) => {
    // Messages without a URL are not from the site but from recording a trace, which measures even hidden elements.
    if (message.location().url !== '') messages.push(message.text())
  })

  await test.step('every choice holds for this visit', async () => {
    await docs.open(STREAM_LANDING)
    await docs.navbar.colorModeSwitch.click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    const windows = docs.main.getByRole('radio', { name: 'Windows' })
    await windows.first().click()
    await expect(windows.nth(1)).toBeChecked()
    await docs.sidebar.toggle('Tutorials').click()
    await expect(docs.sidebar.link('Primary and backup program')).toBeSeen()
    await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(docs.announcement).toBeHidden()
    await docs.follow(docs.sidebar.link(/^AWS/), 'Install Stream on AWS Kubernetes')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(windows.first()).toBeChecked()
    await expect(docs.announcement).toBeHidden()
    await expect(docs.sidebar.link('Primary and backup program')).toBeSeen()
  })

  await test.step('§8 there is one warning for each document, with any layout', async () => {
    const warning = expect.stringContaining(MESSAGES.storageUnavailable)
    expect(messages).toEqual([warning])
    for (const route of ['/', '/search']) {
      messages.length = 0
      await docs.open(route)
      await expectSoon(() => messages).toEqual([warning])
    }
  })
})
