import { expect, test } from './site-test'

test('an open page keeps working offline, without requests', async ({ page, context, docs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The table of contents is beside the article.
  await page.setViewportSize({ width: 1240, height: 800 })
  await docs.open('/docs/Stream/API/API_Methods/GetSettings')
  await docs.main.getByText('Your values').click()
  const form = docs.main.getByRole('textbox', { name: 'Host' })
  await form.fill('manager.example.org')
  await expect(docs.main).toContainText('https://manager.example.org')
  await context.setOffline(true)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await docs.sidebar.toggle('API methods').click()
  await expect(docs.sidebar.link('DeleteEvent')).toBeHidden()
  await docs.sidebar.toggle('API methods').click()
  await expect(docs.sidebar.link('DeleteEvent')).toBeVisible()
  await docs.navbar.colorModeSwitch.click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await docs.main.getByRole('radio', { name: 'Python' }).first().click()
  await docs.main.getByRole('figure').getByRole('button', { name: /Copy/ }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  await page.keyboard.press('End')
  await expect(docs.toc.current).toHaveText(['Related pages'])
  expect(requests).toEqual([])
})
