import { expect, test } from './site-test'

const GMAIL = 'A Gmail account for email'

test('the notes can be filtered, also by URL', async ({ notes }) => {
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
})
