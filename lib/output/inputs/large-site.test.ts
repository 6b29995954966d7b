import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { isLargeSite } from './large-site'

const withPages = (count: number) =>
  createProject(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`pages/docs/Page_${index}.mdx`, '']),
    ),
  )

it('a site of 1,500 pages is large', () => {
  expect(isLargeSite(withPages(1499))).toBe(false)
  expect(isLargeSite(withPages(1500))).toBe(true)
})
