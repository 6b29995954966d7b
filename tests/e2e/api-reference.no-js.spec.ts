import { expect, test } from '@playwright/test'
import { ApiReferencePage } from './pages/ApiReferencePage'

test('issue 5, 2 the index is complete without scripts', async ({ page }) => {
  const api = new ApiReferencePage(page)
  await api.openIndex()
  await expect(api.methodLinks()).toHaveCount(29 + 3)
  await expect(api.filter).toBeHidden()
})

test('issue 5, 2 a method’s page is complete without scripts', async ({ page }) => {
  const api = new ApiReferencePage(page)
  await page.goto('/docs/Stream/API/API_Methods/AddEvent')
  await expect(api.host).toBeHidden()
  for (const language of ['curl', 'PowerShell', 'Python', 'JavaScript', 'C#']) {
    await expect(api.sample(language)).toBeVisible()
    await expect(api.sample(language)).toContainText('https://<api-host>:8758/CambriaLM/v1/Events')
  }
  await expect(api.main.getByText('https://<api-host>:8754/CambriaBM/v1/Events')).toBeVisible()
  await api.main.getByText('SettingData at most once').click()
  await expect(api.main.getByText('Content of a .lppr project')).toBeVisible()
})
