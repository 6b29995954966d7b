import { expect, test } from './site-test'

test('a component that a page imports works as it is typed into', async ({ docs }) => {
  await docs.open('/markdown-page')
  await docs.main.getByLabel('A description').fill('Short.')
  await expect(docs.main.getByText('6 characters: too short')).toBeVisible()
})
