import { STREAM_LANDING } from '../fixtures/design-routes'
import { openBeforeScripts } from './held-requests'
import { expect, expectSoon, test } from './site-test'

test('values fill the commands of a guide', async ({ page, context, docs, values }) => {
  const name = values.field('Cluster name')
  const cell = docs.main.getByRole('row', { name: /^Cluster Label/ }).getByRole('code')
  const code = docs.main.getByRole('code')
  const block = docs.main.locator('.code').filter({ hasText: 'curl --insecure "https:' }).first()

  await test.step('text typed before hydration is kept, and so is a stored value', async () => {
    await page.addInitScript(() =>
      localStorage.setItem('values.stream-kubernetes', '{"web-ui-user":"carol"}'),
    )
    const release = await openBeforeScripts(page, STREAM_LANDING)
    await values.open()
    await values.field('Sender address').fill('203.0.113.7')
    release()
    await expect(code.filter({ hasText: '203.0.113.7' })).not.toHaveCount(0)
    await expect(values.field('Sender address')).toHaveValue('203.0.113.7')
    await expect(code.filter({ hasText: 'carol' })).not.toHaveCount(0)
  })

  await test.step('the top of the guide links to the form, whose values are everywhere', async () => {
    const shortcuts = docs.main.getByRole('navigation', { name: 'Shortcuts in this guide' })
    await shortcuts.getByRole('link', { name: 'Your values', exact: true }).click()
    await expect(name).toBeSeen()
    await name.fill('stream-prod')
    await expect(cell).toHaveText('stream-prod')
    await expect(code.filter({ hasText: '<cluster-name>' })).toHaveCount(0)
  })

  await test.step('a placeholder in a command opens its field there', async () => {
    const field = block.getByRole('textbox', { name: 'REST API host' })
    await block.getByText('<api-host>').first().click()
    await expect(field).toBeFocused()
    await field.fill('api.example.org')
    await page.keyboard.press('Enter')
    await expect(field).toHaveCount(0)
    const edit = block.getByRole('button', { name: /^Fill in the values: / })
    await expect(edit).toBeFocused()
  })

  await test.step('copying a command includes the values', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await block.getByRole('button', { name: /^Copy / }).click()
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
      'curl --insecure "https://api.example.org:8758/CambriaLM/v1/SystemInfo"',
    )
  })
})
