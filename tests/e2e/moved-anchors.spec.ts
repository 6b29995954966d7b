import { expect, test } from './site-test'

const OLD = '/docs/FTC/Installation_Guides/Kubernetes/Akamai#upgrade'
const NEW = '/docs/FTC/Installation_Guides/Kubernetes/Upgrade_and_Remove#upgrade'

test('§2 a link to a missing or moved section causes no error', async ({ page, docs }) => {
  await test.step('§2 a hash without a target causes no error', async () => {
    for (const hash of ['#%E0%A4%A', "#a.b:c('", '#nowhere']) {
      await docs.open(`/docs${hash}`)
      await expect(docs.title).toHaveText('Documentation')
    }
  })

  await test.step('§2 an old link to a section that moved leads to its new page, and Back does not return to it', async () => {
    await page.goto(OLD)
    await page.mouse.move(1, 1)
    await expect(page).toHaveURL(NEW)
    await page.goBack()
    await expect(page).toHaveURL('/docs#nowhere')
  })
})
