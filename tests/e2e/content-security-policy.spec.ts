import { expect, test } from './site-test'

test.use({ expectedMessages: [/policy violation: script-src|violates the following/] })

test('text that gets into a page as a script does not run', async ({ page, docs }) => {
  await docs.open('/docs')
  const violation = page.waitForEvent('console', (message) =>
    message.text().startsWith('policy violation: script-src'),
  )
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
  })
  await violation
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})
