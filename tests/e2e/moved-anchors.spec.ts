import { expect, test } from './site-test'

const OLD = '/docs/FTC/Installation_Guides/Kubernetes/Akamai#upgrade'
const NEW = '/docs/FTC/Installation_Guides/Kubernetes/Upgrade_and_Remove#upgrade'

test('§2 an old link to a section that moved leads to its new page, and Back does not return to it', async ({
  page,
}) => {
  await page.goto('/docs')
  await page.goto(OLD)
  await page.mouse.move(1, 1)
  await expect(page).toHaveURL(NEW)
  await page.goBack()
  await expect(page).toHaveURL('/docs')
})
