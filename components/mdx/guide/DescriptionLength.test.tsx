// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderForm } from '../../../tests/fixtures/render-form'
import { DescriptionLength } from './DescriptionLength'

it.each([
  [49, '49 characters: too short'],
  [50, '50 characters: OK'],
  [161, '161 characters: too long'],
])('a description of %i characters gets the answer "%s"', (length, answer) => {
  const { set, textsOf } = renderForm(<DescriptionLength />)
  set('input', 'a'.repeat(length))
  expect(textsOf('output')).toEqual([answer])
})
