import type { Page } from '@playwright/test'
import { KNOWN_OUTPUTS_FILE } from '../../lib/content/symptoms/match-output'
import { MESSAGES } from '../../lib/site/messages'
import { heldRequests, holdScripts } from './held-requests'
import { expect, test } from './site-test'

// The icon and the typeface may still be loading when the test goes offline.
test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] })

const TROUBLESHOOTING = '/docs/FTC/Troubleshooting'
const FIELD = 'Paste an error, a log, or the output of a command'
const LOG = [
  'bash: helm: command not found',
  'GET /CambriaFC/v1/Jobs?usertoken=7b1f0c HTTP/1.1',
  '[2026-11-02T12:31:09Z] ResourceNotFoundException: No cluster found for name: ftc-prod-2.',
].join('\n')

test('a pasted log shows its known errors and a text for support', async ({
  page,
  docs,
  context,
}) => {
  const list = page.waitForResponse(`**${KNOWN_OUTPUTS_FILE}`)
  await docs.open(TROUBLESHOOTING)
  await (await list).finished()
  await context.setOffline(true)
  const form = page.getByRole('search', { name: 'Errors and logs' })
  await form.getByLabel(FIELD).fill(LOG)
  await expect(form.getByText(/known errors? found/)).toHaveText(
    '2 known errors found, best match first',
  )
  const best = form.getByRole('listitem').first()
  await expect(best).toContainText('No cluster found for name: ftc-prod-2.')
  await expect(best).toContainText('What to do: Correct it in cambriaClusterConfig.yaml')
  await form.getByText('Text for Capella support').click()
  await expect(form.getByRole('figure')).toContainText('usertoken=*** HTTP/1.1')
  await form.getByLabel(FIELD).fill('Hello')
  await expect(form.getByText(/known errors? found/)).toHaveText('No known error found.')
  await expect(form.getByRole('figure')).toContainText('Hello')
  await form.getByLabel(FIELD).fill(LOG)
  await best.getByRole('link').click()
  await expect(page).toHaveURL(`${TROUBLESHOOTING}#symptom-no-cluster-found-for-name-xyz`)
})

test('text pasted before the code loads is diagnosed afterwards', async ({ page, docs }) => {
  const { hold, release } = heldRequests()
  await page.route(/_next\/static\/.*\.js$/, hold)
  await page.goto(TROUBLESHOOTING)
  await page.getByLabel(FIELD).fill(LOG)
  release()
  await expect(page.getByText('2 known errors found, best match first')).toBeVisible()
  await expect(docs.title).toHaveText('FTC troubleshooting')
})

test('a search without results diagnoses the query as an error', async ({
  docs,
  modal,
  search,
  page,
}) => {
  await docs.open('/docs/Stream')
  await modal.open()
  await modal.input.fill('zzqxv')
  const field = modal.dialog.getByLabel(FIELD)
  await field.click()
  await field.pressSequentially('kubectl: command not found')
  await expect(field).toHaveValue('kubectl: command not found')
  await expect(modal.dialog.getByText('1 known error found')).toBeVisible()
  await search.open('?q=zzqxv')
  await page.getByLabel(FIELD).fill('kubectl: command not found')
  await expect(page.getByText('2 known errors found, best match first')).toBeVisible()
  await search.open('?q=ImagePullBackOff')
  await expect(page.getByRole('region', { name: 'Diagnosis' })).toContainText(
    'This looks like an error: ImagePullBackOff',
  )
})

/** Puts a text on the clipboard, as copying in a terminal does, and pastes it into the field that has focus. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

test('an error pasted into the modal or the field of the home page shows its cause', async ({
  page,
  docs,
  modal,
}) => {
  await docs.open('/')
  const input = page.getByLabel('Search the documentation, or paste an error')
  await input.focus()
  await paste(page, LOG)
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' })
  await expect(diagnosis).toContainText('This looks like an error: [2026-11-02T12:31:09Z]')
  await diagnosis.getByText(/^\d+ more known errors?$/).click()
  await expect(diagnosis).toContainText('bash: helm: command not found')
  await input.fill('AddEvent')
  await expect(diagnosis).toHaveCount(0)

  await docs.open('/docs/FTC')
  await modal.open()
  await paste(page, LOG)
  await expect(diagnosis).toContainText('This looks like an error: [2026-11-02T12:31:09Z]')
  await expect(diagnosis).toContainText('What to do: Correct it in cambriaClusterConfig.yaml')
  await diagnosis.getByRole('link').first().click()
  await expect(page).toHaveURL(`${TROUBLESHOOTING}#symptom-no-cluster-found-for-name-xyz`)
  await expect(modal.dialog).toBeHidden()
})

test('pasted text without a known error becomes a text for support', async ({
  page,
  docs,
  modal,
}) => {
  await docs.open('/docs/FTC')
  await modal.open()
  await paste(
    page,
    'The event was frobnicated at 09:00:12 by the daemon; password: Harbor-41, code 0x77',
  )
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' })
  await expect(diagnosis).toContainText('No known error found in the text you pasted.')
  await diagnosis.getByText('Text for Capella support').click()
  await expect(diagnosis.getByText('frobnicated at 09:00:12')).toContainText('password: ***')
})

test('an error pasted into any search field before hydration is diagnosed afterwards', async ({
  page,
  docs,
  modal,
}) => {
  const fields = [
    ['/', () => page.getByLabel('Search the documentation, or paste an error').focus()],
    ['/search', () => page.getByRole('main').getByRole('searchbox').focus()],
    ['/docs/FTC', () => page.keyboard.press('Control+K')],
  ] as const
  for (const [route, focus] of fields) {
    const release = await holdScripts(page)
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    await focus()
    await paste(page, LOG)
    release()
    await expect(page.getByRole('region', { name: 'Diagnosis' })).toContainText(
      'This looks like an error: [2026-11-02T12:31:09Z]',
    )
    await page.unrouteAll()
  }
  await expect(modal.dialog).toBeVisible()
  await expect(docs.title).toHaveText('FTC documentation')
})

test.describe('a list that fails to load', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('§8 shows an error, and Retry loads it', async ({ page, docs }) => {
    await page.route(`**${KNOWN_OUTPUTS_FILE}`, (route) => route.abort())
    await docs.open(TROUBLESHOOTING)
    await page.getByLabel(FIELD).fill(LOG)
    await expect(page.getByText('The list of known errors could not be loaded.')).toBeVisible()
    await page.unroute(`**${KNOWN_OUTPUTS_FILE}`)
    await page.getByRole('button', { name: MESSAGES.retry }).click()
    await expect(page.getByText('2 known errors found, best match first')).toBeVisible()
  })
})
