import { expect, test } from './site-test'

test('the newest release is in the first screen of a phone', async ({ notes }) => {
  await notes.openNotes()
  await expect(notes.heading('Release 5.5')).toBeInViewport()
})
