import { expect, test } from './site-test'

const GMAIL = 'A Gmail account for email'

test('the notes can be filtered and printed', async ({ page, notes }) => {
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

  await test.step('the table of contents has the releases after the chosen one', async () => {
    await notes.from.selectOption('5.3')
    await expect(notes.toc.link('Release 5.3')).toBeHidden()
    await notes.toc.link('Release 5.4').click()
    await expect(notes.heading('Release 5.4')).toBeInViewport()
    await expect(notes.toc.current.filter({ visible: true })).toHaveText(['Release 5.4'])
  })

  await test.step('print has the visible entries, without the controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(notes.controls).toBeHidden()
    await expect(notes.heading('Read before upgrading')).toBeVisible()
    await expect(notes.entry('FTC decodes R3D files')).toBeVisible()
    await expect(notes.entry('A video denoiser filter')).toBeHidden()
  })
})

test('links to entries work with a filter', async ({ page, notes }) => {
  await test.step('a URL leads to an entry that its filter would hide', async () => {
    await notes.openNotes('?type=fixed#known-gmail')
    await expect(notes.entry(GMAIL)).toBeInViewport()
    await expect(notes.type).toHaveValue('')
  })

  await test.step('Back from another page restores the controls', async () => {
    await notes.openNotes('?from=4.8&to=5.5')
    await notes.follow(notes.sidebar.link('FAQ'), 'FTC FAQ')
    await expect(notes.controls).toHaveCount(0)
    await page.goBack()
    await expect(notes.from).toHaveValue('4.8')
    await expect(notes.controls).toHaveCount(1)
  })
})
