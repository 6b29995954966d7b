import { expect, test } from './site-test'

const GMAIL = 'A Gmail account for email'

test('the notes can be filtered, also by URL', async ({ page, notes }) => {
  await test.step('the table of contents has the releases after the chosen one', async () => {
    await notes.openNotes()
    await notes.from.selectOption('5.3')
    await expect(notes.toc.link('Release 5.3')).toBeHidden()
    await notes.toc.link('Release 5.4').click()
    await expect(notes.heading('Release 5.4')).toBeSeen()
    await expect(notes.toc.current.filter({ visible: true })).toHaveText(['Release 5.4'])
  })

  await test.step('a URL leads to an entry that its filter would hide', async () => {
    await notes.openNotes('?type=fixed#known-gmail')
    await expect(notes.entry(GMAIL)).toBeSeen()
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
