import { KNOWN_OUTPUTS_FILE } from '../../lib/content/pages/routes'
import { MESSAGES } from '../../lib/site/messages'
import { openBeforeScripts } from './held-requests'
import { expect, test } from './site-test'

const TROUBLESHOOTING = '/docs/FTC/Troubleshooting'
const FIELD = 'Paste an error, a log, or the output of a command'

/** Output with two known errors and a token. */
const LOG = [
  'bash: helm: command not found',
  'GET /CambriaFC/v1/Jobs?usertoken=7b1f0c HTTP/1.1',
  '[2026-11-02T12:31:09Z] ResourceNotFoundException: No cluster found for name: ftc-prod-2.',
].join('\n')

test.describe('with a list that fails to load at first', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('a log shows its known errors', async ({ page, docs }) => {
    const form = page.getByRole('search', { name: 'Errors and logs' })
    const field = form.getByLabel(FIELD)
    const best = form.getByRole('group').first()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))

    await test.step('text pasted before hydration is diagnosed afterwards; §8 Retry loads the list', async () => {
      await page.route(`**${KNOWN_OUTPUTS_FILE}`, (route) => route.abort())
      const release = await openBeforeScripts(page, TROUBLESHOOTING)
      await field.fill(LOG)
      release()
      await expect(form.getByText('Could not load the list of known errors.')).toBeSeen()
      await page.unroute(`**${KNOWN_OUTPUTS_FILE}`)
      await form.getByRole('button', { name: MESSAGES.retry }).click()
      await expect(
        form.getByRole('heading', { name: '2 known errors, most likely cause first' }),
      ).toBeSeen()
      await expect(best).toContainText('No cluster found for name: ftc-prod-2.')
      await expect(best).toBeSeen()
    })

    await test.step('a known error leads to its row, and no request has the text', async () => {
      await best.getByRole('link', { name: 'Open in the table below' }).click()
      await expect(page).toHaveURL(`${TROUBLESHOOTING}#symptom-no-cluster-found-for-name-xyz`)
      const row = docs.main.getByRole('row', { name: /^No cluster found for name/ })
      await expect(row).toBeSeen()
      expect(sent.filter((request) => /usertoken|ftc-prod-2/.test(request))).toEqual([])
    })
  })
})
