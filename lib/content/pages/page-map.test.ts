import { expect, it } from 'vitest'
import { pageTitle } from './page-map'

it.each([
  ['AddEvent', 'AddEvent | Capella Documentation'],
  ['Capella Documentation', 'Capella Documentation'],
  ['Capella', 'Capella | Capella Documentation'],
])('the page %s is titled %s', (title, expected) => {
  expect(pageTitle(title)).toBe(expected)
})
