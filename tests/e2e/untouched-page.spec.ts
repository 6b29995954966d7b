import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  loader,
  markDocument,
} from './changing-route'
import { whenInteractive } from './interactive'
import { delayResponses, pressByKey } from './readers'
import { expect, test } from './site-test'

test('§2, §9 on a slow network, an untouched page reacts to readers', async ({ page, docs }) => {
  await delayResponses(page, 300)

  await test.step('§2 a click before hydration opens the page', async () => {
    await page.goto(INTRODUCTION, { waitUntil: 'commit' })
    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    await expect(page).toHaveURL(DESCRIPTION)
    await expect(errorBox(page)).toHaveCount(0)
  })

  await test.step('§2, §9 Tab and Enter on an untouched page keep the document', async () => {
    await whenInteractive(page)
    await markDocument(page)
    await pressByKey(docs.sidebar.link('Introduction'))
    await expect(docs.title).toHaveText('API introduction')
    await expect(page).toHaveTitle('API introduction | Capella Documentation')
    await expect(page).toHaveURL(INTRODUCTION)
    await expect(loader(page)).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })
})
