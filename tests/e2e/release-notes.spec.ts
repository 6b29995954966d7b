import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { expect, test } from './site-test'

const GMAIL = 'A Gmail account for email'

test('the notes can be compared and printed', async ({ page, notes }) => {
  await test.step('the newest release comes first; texts begin at one edge, whatever their type', async () => {
    await notes.openNotes()
    await expect(notes.heading('Release 5.5')).toBeInViewport()
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

  await test.step('the table of contents marks one section of a comparison, and the target of a link', async () => {
    await notes.from.selectOption('5.3')
    await expect(notes.heading('From 5.3 to 5.5')).toBeVisible()
    const current = notes.toc.current.filter({ visible: true })
    await expect(current).toHaveCount(1)
    await notes.toc.link('Changes by area').click()
    await expect(notes.heading('Changes by area')).toBeInViewport()
    await expect(current).toHaveText(['Changes by area'])
  })

  await test.step('print has the visible entries, without the controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(notes.controls).toBeHidden()
    await expect(notes.heading('From 5.3 to 5.5')).toBeVisible()
    await expect(notes.entry('FTC decodes R3D files')).toBeVisible()
    await expect(notes.entry('A video denoiser filter')).toBeHidden()
  })
})

test('links to entries work with a filter and in a comparison', async ({ page, notes }) => {
  await test.step('a URL leads to an entry that its filter would hide', async () => {
    await notes.openNotes('?type=fixed#known-gmail')
    await expect(notes.entry(GMAIL)).toBeInViewport()
    await expect(notes.type).toHaveValue('')
  })

  await test.step('a URL leads to an entry beside its comparison; a link there keeps it, as does Back', async () => {
    await notes.openNotes('?from=4.8&to=5.5#known-gmail')
    await expect(notes.entry(GMAIL)).toBeInViewport()
    await notes.response.getByRole('link', { name: 'PostgreSQL 9.3 to 14.3' }).click()
    await expect(page).toHaveURL(`${RELEASE_NOTES_ROUTE}?from=4.8&to=5.5#postgresql-14-3`)
    await expect(notes.heading('PostgreSQL 9.3 to 14.3')).toBeInViewport()
    await expect(notes.heading('From 4.8 to 5.5')).toBeVisible()
    await expect(notes.heading('Release 5.4')).toBeHidden()
    await page.goBack()
    await expect(notes.heading('PostgreSQL 9.3 to 14.3')).toBeHidden()
    await expect(notes.heading('From 4.8 to 5.5')).toBeVisible()
  })

  await test.step('Back from another page restores the controls', async () => {
    await notes.follow(notes.sidebar.link('FAQ'), 'FTC FAQ')
    await expect(notes.controls).toHaveCount(0)
    await page.goBack()
    await expect(notes.from).toHaveValue('4.8')
    await expect(notes.controls).toHaveCount(1)
  })
})
