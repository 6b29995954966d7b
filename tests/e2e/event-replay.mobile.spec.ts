import { INTRODUCTION } from './changing-route'
import { openBeforeScripts, whenStyled } from './held-requests'
import { expect, test } from './site-test'

test('§2 before hydration, taps on a link and on the menu button count', async ({ page, docs }) => {
  const { dialog } = docs.mobileSidebar
  const release = await openBeforeScripts(page, INTRODUCTION)
  await docs.breadcrumbs.getByRole('link', { name: 'API' }).tap()
  await expect(docs.title).toHaveTextSoon('Stream API')
  await whenStyled(page)
  await docs.navbar.menuButton.tap()
  await expect(dialog).toHaveCount(0)
  release()
  await expect(dialog).toBeSeen()
})
