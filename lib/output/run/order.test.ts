import { describe, expect, it } from 'vitest'
import { inOrder, sourcesOf } from './order'

const step = (name: string, ...needs: string[]) => ({ name, needs })
const steps = [step('pages', 'zip', 'export'), step('zip', 'articles'), step('list', 'map')]

describe('inOrder', () => {
  it('puts a step after those it needs', () => {
    const names = inOrder(steps, ['map', 'articles', 'export']).map(({ name }) => name)
    expect(names).toEqual(['zip', 'pages', 'list'])
  })

  it.each([
    ['misses something', [step('zip', 'article')], 'zip: found no article,'],
    ['needs itself', [step('a', 'b'), step('b', 'a')], 'a: found no b,'],
  ])('tells when a step %s', (_case, wrong, message) => {
    expect(() => inOrder(wrong, ['articles'])).toThrow(message)
  })
})

it('the sources of a step are those of what it needs too', () => {
  expect([...sourcesOf(step('all', 'pages', 'map'), steps)]).toEqual(['articles', 'export', 'map'])
})
