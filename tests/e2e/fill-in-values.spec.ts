import { STREAM_LANDING } from '../fixtures/design-routes'
import { holdScripts } from './held-requests'
import { DocsPage } from './pages/DocsPage'
import { ValuesForm } from './pages/ValuesForm'
import { expect, test } from './site-test'

const AWS = '/docs/Stream/Installation_Guides/Kubernetes/AWS'

test('the form of a guide fills its commands, and says what is invalid', async ({
  page,
  context,
  docs,
  values,
}) => {
  await test.step('the form counts the commands that show the values, and the top of the page links to it', async () => {
    await docs.open(STREAM_LANDING)
    const link = docs.main.getByRole('link', { name: 'Fill in your values' })
    await expect(link).toHaveCount(1)
    await link.click()
    await expect(values.field('Cluster name')).toBeInViewport()
    await values.field('Cluster name').fill('stream-prod')
    const filled = docs.main.locator('.code').filter({ has: page.locator('[data-filled]') })
    await expect(values.count).toHaveText(`${await filled.count()} commands show your values`)
    await values.clearButton.click()
    await expect(values.count).toHaveText('All values cleared')
  })

  await test.step('a value appears everywhere the guide uses it', async () => {
    const cell = docs.main.getByRole('row', { name: /^Cluster Label/ }).getByRole('code')
    await expect(cell).toHaveText('<cluster-name>')
    await values.field('Cluster name').fill('stream-prod')
    await expect(cell).toHaveText('stream-prod')
    const commands = docs.main.getByRole('group', { name: /^Code:/ })
    await expect(commands.first()).toBeAttached()
    await expect(commands.filter({ hasText: '<cluster-name>' })).toHaveCount(0)
    await values.field('Cluster name').fill('')
    await expect(cell).toHaveText('<cluster-name>')
  })

  await test.step('an invalid value says what is valid, and stays out of the commands', async () => {
    const name = values.field('Cluster name')
    const cell = docs.main.getByRole('row', { name: /^Cluster Label/ }).getByRole('code')
    await name.fill('my cluster')
    await name.blur()
    await expect(values.problem).toContainText('no spaces')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription(/no spaces/)
    await expect(cell).toHaveText('<cluster-name>')

    await name.fill('my-cluster')
    await expect(values.problem).toHaveCount(0)
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(cell).toHaveText('my-cluster')

    // A click that leaves an invalid field reaches its target, because nothing moves.
    await name.fill('')
    await name.pressSequentially('my cluster')
    await values.clearButton.hover()
    const before = await values.clearButton.boundingBox()
    await page.mouse.down()
    expect(await values.clearButton.boundingBox()).toEqual(before)
    await page.mouse.up()
    await expect(name).toHaveValue('')
    await expect(values.problem).toHaveCount(0)
  })

  await test.step('copy buttons copy the command with the values', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const block = docs.main
      .getByRole('figure')
      .filter({ has: page.getByRole('group', { name: /^Code:/ }) })
      .filter({ hasText: '<api-host>' })
      .first()
    const command = await block.getByRole('code').textContent()
    await values.laterValues.click()
    await values.field('REST API host').fill('api.example.org')
    await docs.main
      .getByRole('figure')
      .filter({ hasText: 'api.example.org' })
      .first()
      .getByRole('button', { name: /^Copy / })
      .click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(command?.replaceAll('<api-host>', 'api.example.org'))
  })
})

test('a placeholder in a command opens its field there', async ({ page, docs, values }) => {
  await docs.open(AWS)
  const block = docs.main.locator('.code').filter({ hasText: 'eksctl get addon' }).first()
  const placeholder = block.getByText('<cluster-name>').first()
  await placeholder.click()
  const field = block.getByRole('textbox', { name: 'Cluster name' })
  await expect(field).toBeFocused()
  await field.fill('not a name')
  await expect(block.getByText(/no spaces/)).toBeVisible()
  await expect(block.locator('pre')).not.toContainText('not a name')
  await field.fill('stream-prod')
  await expect(block.locator('pre')).toContainText('stream-prod')
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
  const edit = block.getByRole('button', { name: /^Fill in the values: / })
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('stream-prod')
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await values.open()
  await expect(values.field('Cluster name').first()).toHaveValue('stream-prod')
})

test('values are cleared with an undo, and kept for the guides of a set, secrets only for the visit', async ({
  page,
  context,
  docs,
  values,
}) => {
  await docs.open(STREAM_LANDING)
  await values.open()
  const name = values.field('Cluster name')
  const password = values.field('Database password')
  await name.fill('stream-prod')
  await password.fill('canal-93-mirror')
  const secrets = docs.main.getByRole('group', { name: /^Secrets: never stored/ }).first()
  await expect(secrets.getByLabel('Database password')).toHaveCount(1)
  const code = docs.main.getByRole('group', { name: /^Code:/ })
  await expect(code.filter({ hasText: 'canal-93-mirror' })).not.toHaveCount(0)
  await values.clearButton.press('Enter')
  await expect(name).toHaveValue('')
  await expect(password).toHaveValue('')
  await expect(values.undoButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('stream-prod')
  await expect(password).toHaveValue('canal-93-mirror')

  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText(/AWS/)
  await values.open()
  await values.laterValues.click()
  await expect(password).toHaveValue('canal-93-mirror')
  await page.reload()
  await values.open()
  await values.laterValues.click()
  await expect(password).toHaveValue('')
  await expect(name.first()).toHaveValue('stream-prod')

  const other = await context.newPage()
  await new DocsPage(other).open(STREAM_LANDING)
  await new ValuesForm(other).open()
  await name.first().fill('from-first-tab')
  await expect(new ValuesForm(other).field('Cluster name')).toHaveValue('from-first-tab')
})

test('text typed before hydration is kept', async ({ page, values }) => {
  const release = await holdScripts(page)
  await page.goto(STREAM_LANDING, { waitUntil: 'domcontentloaded' })
  await values.open()
  await values.field('Cluster name').fill('typed-early')
  release()
  const cell = page.getByRole('row', { name: /^Cluster Label/ }).getByRole('code')
  await expect(cell).toHaveText('typed-early')
  await expect(values.field('Cluster name')).toHaveValue('typed-early')
})

test('an invalid stored value is in its field with the reason, but in no command', async ({
  page,
  docs,
  values,
}) => {
  const stored = JSON.stringify({ 'cluster-name': 'x; touch /tmp/y #', 'web-ui-user': 'carol' })
  await page.addInitScript((text) => localStorage.setItem('values.stream-kubernetes', text), stored)
  await docs.open(STREAM_LANDING)
  await values.open()
  await expect(values.field('Cluster name')).toHaveValue('x; touch /tmp/y #')
  await expect(values.field('Cluster name')).toHaveAccessibleDescription(/no spaces/)
  await expect(docs.main.getByRole('group', { name: /^Code:/ }).first()).toBeAttached()
  await expect(docs.main.getByRole('code').filter({ hasText: 'touch /tmp/y' })).toHaveCount(0)
  const command = docs.main.getByRole('figure').filter({ hasText: '<cluster-name>' }).first()
  await expect(command.getByRole('button', { name: /^Copy .*missing$/ })).toBeAttached()
  await expect(docs.main.getByRole('code').filter({ hasText: 'carol' })).not.toHaveCount(0)
  await docs.open('/docs/Stream/Tutorials/First_Weekly_Event')
  await expect(docs.main.getByRole('code').filter({ hasText: 'touch' })).toHaveCount(0)
})
