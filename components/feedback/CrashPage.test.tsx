import { expect, it } from 'vitest'
import { errorMessages } from './CrashPage'

const UNKNOWN = 'An unknown error occurred.'

class NamedError extends Error {
  override readonly name = 'NamedError'
}

const circular = new Error('A')
circular.cause = new Error('B', { cause: circular })

it.each([
  ['an error without message', new TypeError(), ['TypeError']],
  ['an error with a blank message', new NamedError('  '), ['NamedError']],
  ['an error with a text as its cause', new Error('A', { cause: 'B' }), ['A', 'B']],
  [
    'nested causes',
    new Error('A', { cause: new Error('B', { cause: new Error('C') }) }),
    ['A', 'B', 'C'],
  ],
  ['circular causes', circular, ['A', 'B']],
  ['a cause with the same message', new Error('A', { cause: new Error('A') }), ['A']],
  ['an error caused by null', new Error('A', { cause: null }), ['A', UNKNOWN]],
  ['a text', ' Text ', ['Text']],
  ['an empty text', '', [UNKNOWN]],
  ['an object', { message: 'no error' }, [UNKNOWN]],
])('the messages of %s', (_case, error, messages) => {
  expect(errorMessages(error)).toEqual(messages)
})

it('of very many causes, the first are shown', () => {
  const error = Array.from({ length: 1000 }).reduce<Error>(
    (cause, _, index) => new Error(`E${index}`, { cause }),
    new Error('E'),
  )
  expect(errorMessages(error).length).toBeLessThanOrEqual(10)
})
