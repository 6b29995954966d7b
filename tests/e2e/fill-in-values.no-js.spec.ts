import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('issue 5, 4 without scripts the values are a list: name, meaning and example, no field', async ({
  page,
}) => {
  await page.goto(STREAM_LANDING)
  const main = page.getByRole('main')
  await expect(main).toContainText('<cluster-name>')
  await expect(main).toContainText('The name you give the cluster.')
  await expect(main).toContainText('Example: stream-prod')
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Clear all values' })).toHaveCount(0)
  await main.getByText(/^\d+ values for later steps$/).click()
  await expect(main.getByText('Example: web-ui.stream.example.com')).toBeVisible()
})
