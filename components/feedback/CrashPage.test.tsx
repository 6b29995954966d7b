import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CrashPage } from './CrashPage'

const circular = new Error('A')
circular.cause = new Error('B', { cause: circular })

it.each([
  ['an error without message', new TypeError(), ['TypeError']],
  ['an error with a text as its cause', new Error('A', { cause: 'B' }), ['A', 'B']],
  [
    'nested causes',
    new Error('A', { cause: new Error('B', { cause: new Error('C') }) }),
    ['A', 'B', 'C'],
  ],
  ['circular causes', circular, ['A', 'B']],
  ['an object', { message: 'no error' }, ['An unknown error occurred.']],
])('§8 the page shows the messages of %s', (_case, error, messages) => {
  const html = renderToStaticMarkup(<CrashPage error={error} onRetry={() => undefined} />)
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, message]) => message)).toEqual(messages)
})
