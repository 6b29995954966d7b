import { expect, it } from 'vitest'
import { refusals } from './ask-shells'

it('issue 41, 1 says which line Bash refuses, and runs nothing', () => {
  expect(refusals('bash', 'exit 3')).toEqual([])
  expect(refusals('bash', 'ls\nfi')).toEqual([
    { row: 1, found: expect.stringContaining('fi'), expected: 'commands that bash can read' },
  ])
})
