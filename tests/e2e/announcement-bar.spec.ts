import { siteConfig } from '../../lib/content/settings/site-config'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { isFocusLost } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

test('§4 the announcement bar appears, and stays away once dismissed', async ({ page, docs }) => {
  await noteShifts(page)

  await test.step('§4 announcement bar appears and links to its page', async () => {
    await docs.open('/docs')
    await expect(docs.announcement).toContainText(String(siteConfig.announcementBar?.content))
    await expect(docs.announcement).toBeSeen()
    await expect(docs.announcement.getByRole('link')).toHaveAttribute('href', RELEASE_NOTES_ROUTE)
  })

  await test.step('§4 a dismissed announcement stays away, without a layout shift', async () => {
    await docs.announcement.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(docs.announcement).toBeHidden()
    expect(await isFocusLost(page)).toBe(false)
    for (const route of ['/docs', '/']) {
      await docs.open(route)
      await expect(docs.announcement).toBeHidden()
      expect(await shiftsOf(page)).toEqual([])
    }
  })
})
