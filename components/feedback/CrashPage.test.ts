import { describe, expect, it } from 'vitest'
import { errorMessages } from './CrashPage'

const UNKNOWN = 'An unknown error occurred.'

class NamedError extends Error {
  override readonly name = 'NamedError'
}

describe('the messages of', () => {
  it.each([
    ['an error', new Error('No script'), ['No script']],
    ['an error without message', new TypeError(), ['TypeError']],
    ['an error with a blank message', new NamedError('  '), ['NamedError']],
    ['an error with a cause', new Error('A', { cause: new Error('B') }), ['A', 'B']],
    ['a text as the cause', new Error('A', { cause: 'B' }), ['A', 'B']],
    [
      'nested causes',
      new Error('A', { cause: new Error('B', { cause: new Error('C') }) }),
      ['A', 'B', 'C'],
    ],
    ['a cause with the same message', new Error('A', { cause: new Error('A') }), ['A']],
    ['a text', ' Text ', ['Text']],
    ['an empty text', '', [UNKNOWN]],
    ['undefined', undefined, [UNKNOWN]],
    ['null', null, [UNKNOWN]],
    ['a number', 7, [UNKNOWN]],
    ['an object', { message: 'no error' }, [UNKNOWN]],
    ['an error caused by null', new Error('A', { cause: null }), ['A', UNKNOWN]],
  ])('%s', (_case, error, messages) => {
    expect(errorMessages(error)).toEqual(messages)
  })

  it('an error that causes itself', () => {
    const error = new Error('A')
    error.cause = error
    expect(errorMessages(error)).toEqual(['A'])
  })

  it('circular causes', () => {
    const a = new Error('A')
    a.cause = new Error('B', { cause: a })
    expect(errorMessages(a)).toEqual(['A', 'B'])
  })

  it('very many causes', () => {
    const error = Array.from({ length: 1000 }).reduce<Error>(
      (cause, _, index) => new Error(`E${index}`, { cause }),
      new Error('E'),
    )
    expect(errorMessages(error).length).toBeLessThanOrEqual(10)
  })
})
