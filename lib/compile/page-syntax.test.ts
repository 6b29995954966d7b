import { describe, expect, it } from 'vitest'
import { compileBody } from '../../tests/fixtures/compile-page'

describe('G15 a mistake in the syntax of a page', () => {
  it.each([
    ['a brace left open', 'Text\n\nA { here'],
    ['a component left open', 'Text\n\n<Callout>\n\nHot'],
    ['a component closed by another', 'Text\n\n<Kbd>K</UiPath>'],
    ['an attribute left open', 'Text\n\n<Callout title="a>Hot</Callout>'],
  ])('%s stops the build, with the line', async (_case, body) => {
    const error = await compileBody(body).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    // The front matter is five lines and an empty one; MDX reports the place in the name or in the message.
    expect(`${Reflect.get(Object(error), 'name')} ${error}`).toMatch(/\b9:\d+/)
  })
})
