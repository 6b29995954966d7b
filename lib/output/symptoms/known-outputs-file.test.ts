import { expect, it } from 'vitest'
import { rowText } from './known-outputs-file'

function textOf(text: string, columns: readonly string[]) {
  const texts = text.split(' · ')
  return rowText({
    text,
    cells: columns.map((column, index) => ({ column, text: texts[index] ?? '' })),
  })
}

it.each([
  ['Symptom, Cause, What to do', 'No disk · Full · Free it', 'No disk', 'Full', 'Free it'],
  ['Status, When, What to do, Methods', '404 · It is gone · Ask · 3', '404', 'It is gone', 'Ask'],
  ['Look at, If you see, It means, Do this', 'Jobs · None · – · Wait', 'None', null, 'Wait'],
])(
  'advice is the cell below What to do or Do this: %s',
  (columns, text, symptom, cause, action) => {
    expect(textOf(text, columns.split(', '))).toMatchObject({ symptom, cause, action })
  },
)

it('a row without advice explains no output', () => {
  expect(textOf('Queued · Waits', ['State', 'It means'])).toBeNull()
  expect(textOf('404 · Read it again', ['Status', 'What to do'])).toBeNull()
})
