import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { axeInBothModes } from './axe'
import { controlCode, type LateCode } from './late-code'
import type { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

/** Opens a page without a form for request samples, and follows a link to a page with that form. */
async function followToForm(page: Page, docs: DocsPage, fate: 'fail' | 'hold'): Promise<LateCode> {
  const code = await controlCode(page, 'A number from 1 to 65535')
  code[fate]()
  await docs.open('/docs/Stream/API/API_Methods')
  await docs.sidebar.link('AddEvent').click()
  await expect(docs.title).toHaveText('AddEvent')
  return code
}

async function useForm(page: Page): Promise<void> {
  await page.getByText('Your values').click()
  await page.getByRole('textbox', { name: 'Host' }).fill('manager.example.org')
  await expect(page.getByRole('main')).toContainText('https://manager.example.org')
}

test.describe('§2, §8 a form that does not load', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('shows the error with Retry next to the text; Retry works repeatedly', async ({
    page,
    docs,
  }) => {
    const code = await followToForm(page, docs, 'fail')
    const error = docs.main.getByRole('alert')
    const retry = error.getByRole('button', { name: MESSAGES.retry })
    await expect(error).toContainText('The form could not be loaded.')
    await expect(error).toContainText(MESSAGES.completeWithoutChunk)
    await expect(docs.main.getByRole('heading', { name: 'Parameters' })).toBeVisible()
    expect(await axeInBothModes(page, '.load-error')).toEqual([])
    const again = page.waitForResponse((response) => response.status() === 404)
    await retry.click()
    await again
    await expect(retry).toBeVisible()
    code.load()
    await retry.click()
    await useForm(page)
    await expect(error).toHaveCount(0)
  })
})

test('§2 a slow form shows a loader without moving the text', async ({ page, docs }) => {
  const code = await followToForm(page, docs, 'hold')
  const place = () =>
    docs.main
      .getByRole('heading', { name: 'Parameters' })
      .evaluate((text) => text.getBoundingClientRect().top + window.scrollY)
  const before = await place()
  const loader = docs.main.getByRole('status').filter({ hasText: 'Loading the form' })
  await expect(loader).toBeVisible()
  expect(await place()).toBe(before)
  code.load()
  await useForm(page)
  await expect(loader).toHaveCount(0)
  await expect(docs.main.getByRole('alert')).toHaveCount(0)
})
