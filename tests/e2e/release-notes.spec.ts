import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

const R3D = 'FTC decodes R3D files'
const TRUSTED = 'only if it trusts them'
const DENOISER = 'A video denoiser filter'
const GMAIL = 'A Gmail account for email'

test('the controls filter the notes, and Back undoes each choice', async ({ page, notes }) => {
  await notes.openNotes()
  await expect(notes.count).toHaveText(/^\d{3} entries$/)
  await expect(notes.entry(GMAIL)).toBeVisible()
  await expect(notes.to).toBeDisabled()
  await notes.text.fill('decodes r3d')
  await expect(notes.count).toHaveText(/^1 of \d{3} entries$/)
  await expect(notes.entry(R3D)).toBeVisible()
  await expect(notes.heading('Release 5.4')).toBeVisible()
  await expect(notes.heading('Release 5.5')).toBeHidden()
  await expect(notes.entry(GMAIL)).toBeHidden()
  await notes.text.fill('xyzzy')
  await expect(notes.count).toHaveText('No matching entries')
  await notes.showAll.click()
  await expect(notes.text).toBeFocused()
  await expect(notes.entry(GMAIL)).toBeVisible()
  await expect(page).toHaveURL(RELEASE_NOTES_ROUTE)

  // Typing a word adds one history entry, not one for each letter.
  await notes.text.pressSequentially('dolby')
  await expect(page).toHaveURL(/find=dolby$/)
  await page.goBack()
  await expect(page).toHaveURL(RELEASE_NOTES_ROUTE)
  await expect(notes.text).toHaveValue('')

  await notes.type.selectOption('Known issue')
  await notes.area.selectOption('Captions')
  await expect(notes.count).toHaveText(/^2 of/)
  await expect(page).toHaveURL(`${RELEASE_NOTES_ROUTE}?type=known-issue&area=Captions`)
  await page.goBack()
  await expect(notes.area).toHaveValue('')
  await expect(notes.type).toHaveValue('known-issue')
  await page.goBack()
  await expect(notes.entry(R3D)).toBeVisible()
  await page.goForward()
  await expect(notes.type).toHaveValue('known-issue')
  await expect(notes.entry(R3D)).toBeHidden()
})

test('the newest release comes first', async ({ page, notes }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await notes.openNotes()
  await expect(notes.heading('Release 5.5')).toBeInViewport()

  await test.step('texts of entries begin at one edge, whatever their type', async () => {
    const edges = await notes.main.locator('li > b').evaluateAll((types) =>
      types.map((type) => {
        const range = document.createRange()
        range.setStartAfter(type)
        range.setEndAfter(type.parentElement?.lastChild ?? type)
        const [first] = [...range.getClientRects()].filter(({ width }) => width > 0)
        return Math.round(first?.left ?? 0)
      }),
    )
    expect(edges.length).toBeGreaterThan(300)
    expect(new Set(edges).size).toBe(1)
  })
})

test('"I run X, I go to Y" gathers what changed, and leaves every entry in its place', async ({
  page,
  notes,
}) => {
  await notes.openNotes()
  // The last control appears when everything is laid out.
  await whenInteractive(page)
  await expect(notes.main.getByRole('button', { name: /^Wrap lines/ }).first()).toBeVisible()
  const before = await notes.items()
  await notes.from.selectOption('4.8')
  await expect(notes.to).toHaveValue('5.5')
  await notes.to.selectOption('5.2')
  await expect(page).toHaveURL(`${RELEASE_NOTES_ROUTE}?from=4.8&to=5.2`)
  await expect(notes.heading('From 4.8 to 5.2')).toBeVisible()
  await expect(notes.count).toHaveText(/^\d+ entries from 4\.8 to 5\.2 \(\d+ to read first\)$/)
  const [shown, first] = (await notes.count.textContent())?.match(/\d+(?= entries| to read)/g) ?? []
  await expect(notes.comparisonItems).toHaveCount(Number(shown))
  await expect(notes.firstItems).toHaveCount(Number(first))
  await expect(notes.entry(TRUSTED)).toContainText('5.2')
  await expect(notes.entry(R3D)).toBeHidden()
  await notes.text.fill('denoiser')
  await expect(notes.count).toHaveText('1 entry from 4.8 to 5.2')
  await expect(notes.heading('Before you upgrade')).toHaveCount(0)
  await notes.showAll.click()
  await expect(notes.heading('From 4.8 to 5.2')).toHaveCount(0)
  expect(await notes.items()).toEqual(before)
})

test('a URL leads to an entry or a filter, which the table of contents follows', async ({
  notes,
}) => {
  await test.step('an entry’s URL works, also if the entry is filtered out', async () => {
    await notes.openNotes('?type=fixed#known-gmail')
    await expect(notes.entry(GMAIL)).toBeInViewport()
    await expect(notes.type).toHaveValue('')
  })

  await test.step('the table of contents follows the filter', async () => {
    await notes.openNotes('?find=decodes+r3d')
    await expect(notes.toc.links).toHaveText(['Releases', 'Release 5.4'])
    await notes.from.selectOption('5.3')
    await notes.text.fill('')
    await expect(notes.toc.links).toHaveText([
      'From 5.3 to 5.5',
      'Before you upgrade',
      'Changes by area',
    ])
    await notes.toc.link('Changes by area').click()
    await expect(notes.heading('Changes by area')).toBeInViewport()
    await expect(notes.heading('From 5.3 to 5.5')).toHaveCount(1)
    await notes.showAll.click()
    await expect(notes.toc.link('Release 5.2')).toBeVisible()
    await expect(notes.toc.link('Changes by area')).toHaveCount(0)
  })
})

test('links to and from a comparison keep it', async ({ page, notes }) => {
  await test.step('a link in a comparison keeps the comparison, and Back removes the section', async () => {
    await notes.openNotes('?from=4.8&to=5.5')
    await expect(notes.count).toHaveText(/ from 4\.8 to 5\.5/)
    const count = await notes.count.textContent()
    await notes.response.getByRole('link', { name: 'PostgreSQL 9.3 to 14.3' }).click()
    await expect(page).toHaveURL(`${RELEASE_NOTES_ROUTE}?from=4.8&to=5.5#postgresql-14-3`)
    await expect(notes.heading('PostgreSQL 9.3 to 14.3')).toBeInViewport()
    await expect(notes.heading('From 4.8 to 5.5')).toBeVisible()
    await expect(notes.heading('Release 5.4')).toBeHidden()
    await expect(notes.count).toHaveText(count ?? '')
    await page.goBack()
    await expect(notes.heading('PostgreSQL 9.3 to 14.3')).toBeHidden()
    await expect(notes.heading('From 4.8 to 5.5')).toBeVisible()

    await notes.openNotes('?from=4.8&to=5.5#known-gmail')
    await expect(notes.entry(GMAIL)).toBeInViewport()
    await expect(notes.from).toHaveValue('4.8')
  })

  await test.step('the controls are restored with the page', async () => {
    await notes.openNotes('?find=nvenc')
    await notes.sidebar.link('FAQ').click()
    await expect(notes.title).toHaveText('FTC FAQ')
    await expect(notes.controls).toHaveCount(0)
    await page.goBack()
    await expect(notes.text).toHaveValue('nvenc')
    await expect(notes.controls).toHaveCount(1)
  })
})

test('the sections of a comparison can be read and printed', async ({ page, notes }) => {
  await test.step('the table of contents marks one section of a comparison, and the target of a link', async () => {
    await notes.openNotes('?from=5.3&to=5.5')
    await expect(notes.heading('From 5.3 to 5.5')).toBeVisible()
    const current = notes.toc.current.filter({ visible: true })
    await expect(current).toHaveCount(1)
    const last = notes.toc.links.filter({ visible: true }).last()
    await expect(last).toHaveText('Changes by area')
    await last.click()
    await expect(notes.heading('Changes by area')).toBeInViewport()
    await expect(current).toHaveText(['Changes by area'])
    await expect(last).toHaveAttribute('aria-current', 'location')
  })

  await test.step('print has the visible entries, without the controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(notes.controls).toBeHidden()
    await expect(notes.heading('From 5.3 to 5.5')).toBeVisible()
    await expect(notes.entry(R3D)).toBeVisible()
    await expect(notes.entry(DENOISER)).toBeHidden()
  })
})
