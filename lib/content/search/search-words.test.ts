import { expect, it } from 'vitest'
import { ProblemError } from '../problem'
import { DESTRUCTION_FILE, readDestruction } from './search-words'

it('reports the line of an unknown section to rank lower', () => {
  const { sections } = readDestruction(process.cwd())
  const [missing, ...others] = sections.map(({ url }) => url)
  expect(() => readDestruction(process.cwd(), new Set(others))).toThrow(ProblemError)
  try {
    readDestruction(process.cwd(), new Set(others))
  } catch (error) {
    const problems = error instanceof ProblemError ? error.problems : []
    expect(problems).toEqual([
      expect.objectContaining({ file: DESTRUCTION_FILE, found: missing, line: expect.any(Number) }),
    ])
  }
})
