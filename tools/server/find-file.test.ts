import { expect, it } from 'vitest'
import { candidateFiles } from './find-file'

it.each([
  [[], ['index.html']],
  [['docs'], ['docs', 'docs.html', 'docs/index.html']],
  [
    ['docs', 'v5.5'],
    ['docs/v5.5', 'docs/v5.5.html', 'docs/v5.5/index.html'],
  ],
  [['docs.html'], ['docs.html.html', 'docs.html/index.html']],
])('candidateFiles(%j)', (segments, expected) => {
  expect(candidateFiles(segments)).toEqual(expected)
})
